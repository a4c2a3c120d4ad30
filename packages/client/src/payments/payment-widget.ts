/** What the provider's widget is given. */
interface WidgetOptions {
  confirmation_token: string;
  error_callback: (error: unknown) => void;
  customization?: { colors?: Record<string, string> };
}

/** The provider's widget. @source protocols/yookassa.md, section 7 */
interface Widget {
  render(containerId: string): Promise<void>;
  on(event: 'success' | 'fail' | 'complete' | 'modal_close', listener: () => void): void;
  destroy(): void;
}

type WidgetClass = new (options: WidgetOptions) => Widget;

declare global {
  interface Window {
    YooMoneyCheckoutWidget?: WidgetClass;
  }
}

/** The provider's script did not load: «Виджет не загружен.» */
export class WidgetNotLoadedError extends Error {
  override readonly name = 'WidgetNotLoadedError';
}

const loading = new Map<string, Promise<WidgetClass>>();

/**
 * Loads the provider's script once. After a failure the next call tries again.
 *
 * @throws WidgetNotLoadedError when the script cannot be had or is not the widget.
 */
export function loadPaymentWidget(url: string): Promise<WidgetClass> {
  const known = loading.get(url);
  if (known) return known;
  const attempt = new Promise<WidgetClass>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => {
      if (window.YooMoneyCheckoutWidget) resolve(window.YooMoneyCheckoutWidget);
      else reject(new WidgetNotLoadedError('Виджет не загружен.'));
    };
    script.onerror = () => {
      script.remove();
      reject(new WidgetNotLoadedError('Виджет не загружен.'));
    };
    document.head.append(script);
  });
  attempt.catch(() => loading.delete(url));
  loading.set(url, attempt);
  return attempt;
}

/** A payment form to show. */
export interface PaymentForm {
  /** Where the provider's script is: `paymentWidgetUrl` of the portal's settings. */
  readonly url: string;
  readonly confirmationToken: string;
  /** Id of the element the form is put into; at least 288 px wide. */
  readonly containerId: string;
  /** Colours of the form by the provider's names, e.g. `control_primary`. */
  readonly colors?: Record<string, string>;
  /** The guest has finished, in whichever way: ask the server what has become of the payment. */
  readonly onFinished: () => void;
  /** The form reports a fault. */
  readonly onError: (code: string) => void;
}

/** A form on the page. */
export interface ShownPaymentForm {
  /** Takes the form off the page; the payment stays as it is. */
  close(): void;
}

/**
 * Shows the provider's payment form.
 *
 * @throws WidgetNotLoadedError when the script cannot be had.
 */
export async function showPaymentForm(form: PaymentForm): Promise<ShownPaymentForm> {
  const WidgetClass = await loadPaymentWidget(form.url);
  const widget = new WidgetClass({
    confirmation_token: form.confirmationToken,
    error_callback: (error) => form.onError(errorCode(error)),
    ...(form.colors && { customization: { colors: form.colors } }),
  });
  let open = true;
  widget.on('complete', () => {
    if (open) form.onFinished();
  });
  await widget.render(form.containerId);
  return {
    close() {
      if (!open) return;
      open = false;
      widget.destroy();
    },
  };
}

/** The shape of the provider's error is not documented: a text, or an object that holds the code. */
function errorCode(error: unknown): string {
  if (typeof error === 'string') return error;
  const { error: named, code } = (error ?? {}) as { error?: unknown; code?: unknown };
  return String(named ?? code ?? 'unknown');
}
