import { russianGuestTexts } from '@portal/domain/texts';

/** What the provider's widget is given. */
interface WidgetOptions {
  confirmation_token: string;
  error_callback: (error: unknown) => void;
  customization?: { colors?: Record<string, string> };
}

/**
 * The provider's widget. Its `render` is rejected after `error_callback` has been called.
 *
 * @source protocols/yookassa.md, section 7
 */
interface Widget {
  render(containerId: string): Promise<void>;
  on(event: 'success' | 'fail' | 'complete' | 'modal_close', listener: () => void): void;
  destroy(): void;
}

/** The class that the provider's script leaves on the page. */
export type WidgetClass = new (options: WidgetOptions) => Widget;

declare global {
  interface Window {
    YooMoneyCheckoutWidget?: WidgetClass;
  }
}

/** The provider's script did not load: «Виджет не загружен.» */
export class WidgetNotLoadedError extends Error {
  override readonly name = 'WidgetNotLoadedError';

  constructor() {
    super(russianGuestTexts['payment.widget.notLoaded']);
  }
}

const timeoutMilliseconds = 20_000;

const loading = new Map<string, Promise<WidgetClass>>();

/**
 * Loads the provider's script, once for the page. After a failure the next call tries again.
 *
 * @throws WidgetNotLoadedError when the script cannot be had within 20 s, or is not the widget.
 */
export function loadPaymentWidget(url: string): Promise<WidgetClass> {
  const known = loading.get(url);
  if (known) return known;
  const attempt = runScript(url).catch((error: unknown) => {
    loading.delete(url);
    throw error;
  });
  loading.set(url, attempt);
  return attempt;
}

function runScript(url: string): Promise<WidgetClass> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');

    function end(): void {
      clearTimeout(timer);
      if (window.YooMoneyCheckoutWidget) {
        resolve(window.YooMoneyCheckoutWidget);
        return;
      }
      script.remove();
      reject(new WidgetNotLoadedError());
    }

    const timer = setTimeout(end, timeoutMilliseconds);
    script.src = url;
    script.async = true;
    script.onload = end;
    script.onerror = end;
    document.head.append(script);
  });
}
