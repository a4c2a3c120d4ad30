import { loadPaymentWidget } from './load-payment-widget.ts';

/** A payment form to show. */
export interface PaymentForm {
  /** Where the provider's script is: `paymentWidgetUrl` of the portal's settings. */
  readonly url: string;
  /** `confirmation_token` of the payment; it can be used for one hour. */
  readonly confirmationToken: string;
  /** Id of the element the form is put into; at least 288 px wide. */
  readonly containerId: string;
  /** Colours of the form by the provider's names, e.g. `control_primary`. */
  readonly colors?: Record<string, string> | undefined;
  /** Takes the form off the page, also while it is still being loaded. */
  readonly signal?: AbortSignal | undefined;
  /** The guest has finished, in whichever way: ask the server what has become of the payment. */
  readonly onFinished: () => void;
  /**
   * The form cannot be used: the provider's code, e.g. `token_expired`.
   *
   * @source protocols/yookassa.md, section 7
   */
  readonly onError: (code: string) => void;
}

/** A form on the page. */
export interface ShownPaymentForm {
  /** Takes the form off the page; the payment stays as it is. */
  close(): void;
}

/**
 * Shows the provider's payment form. Faults of the form itself go to `onError`.
 *
 * @returns when the form is there, or cannot be.
 * @throws WidgetNotLoadedError when the script cannot be had.
 * @throws the reason of `signal` when it is aborted before the form is there.
 */
export async function showPaymentForm(form: PaymentForm): Promise<ShownPaymentForm> {
  const { signal } = form;
  signal?.throwIfAborted();
  const WidgetClass = await loadPaymentWidget(form.url);
  signal?.throwIfAborted();

  const closing = new AbortController();
  const closed = closing.signal;
  let errors = 0;

  function fail(error: unknown): void {
    errors += 1;
    if (!closed.aborted) form.onError(errorCode(error));
  }

  function close(): void {
    if (closed.aborted) return;
    closing.abort();
    widget.destroy();
  }

  function finish(): void {
    if (!closed.aborted) form.onFinished();
  }

  const widget = new WidgetClass({
    confirmation_token: form.confirmationToken,
    error_callback: fail,
    ...(form.colors && { customization: { colors: form.colors } }),
  });
  widget.on('complete', once(finish));
  signal?.addEventListener('abort', close, { signal: closed });
  try {
    await widget.render(form.containerId);
  } catch (error) {
    if (errors === 0) fail(error);
  }
  // What was closed while it was being rendered may have appeared since.
  if (closed.aborted) widget.destroy();
  signal?.throwIfAborted();
  return { close };
}

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

/** Words and tokens are no codes: what is not one is not handed on, as codes are logged. */
const codePattern = /^[a-z_]{1,64}$/;

/** The shape of the provider's error is not documented: a text, or an object that holds the code. */
function errorCode(error: unknown): string {
  const { error: named, code } = (error ?? {}) as { error?: unknown; code?: unknown };
  const known = [error, named, code].find(
    (value): value is string => typeof value === 'string' && codePattern.test(value),
  );
  return known ?? 'unknown';
}
