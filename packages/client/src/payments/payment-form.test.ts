// @vitest-environment jsdom
// @vitest-environment-options { "resources": "usable", "runScripts": "dangerously" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { startOddServer, type OddAnswer, type OddServer } from '../testing/odd-server.ts';
import {
  loadPaymentWidget,
  WidgetNotLoadedError,
  type WidgetClass,
} from './load-payment-widget.ts';
import { showPaymentForm, type PaymentForm } from './payment-form.ts';

type WidgetOptions = ConstructorParameters<WidgetClass>[0];

/** The provider's widget, steered by the test. */
class TestWidget {
  static readonly made: TestWidget[] = [];

  readonly options: WidgetOptions;
  readonly #listeners = new Map<string, () => void>();
  #rendering: { resolve: () => void; reject: (error: Error) => void } | null = null;
  #container: HTMLElement | null = null;

  constructor(options: WidgetOptions) {
    this.options = options;
    TestWidget.made.push(this);
  }

  render(containerId: string): Promise<void> {
    this.#container = document.getElementById(containerId);
    return new Promise((resolve, reject) => {
      this.#rendering = { resolve, reject };
    });
  }

  on(event: string, listener: () => void): void {
    this.#listeners.set(event, listener);
  }

  destroy(): void {
    this.#container?.replaceChildren();
  }

  /** The form appears. */
  appear(): void {
    this.#container?.append(document.createElement('iframe'));
    this.#rendering?.resolve();
  }

  /** As the real one: tells the callback, then rejects what `render` returned. */
  fail(error: unknown): void {
    this.options.error_callback(error);
    this.#rendering?.reject(new Error('render failed'));
  }

  rejectOnly(): void {
    this.#rendering?.reject(new Error('render failed'));
  }

  complete(): void {
    this.#listeners.get('complete')?.();
  }
}

const script =
  (text: string): OddAnswer =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
const widgetScript = script('window.YooMoneyCheckoutWidget = window.TestWidget;');
const missing: OddAnswer = (response) => void response.writeHead(404).end();

/** The browser of this file; its own window is where scripts of the page run. */
declare const jsdom: {
  readonly window: Window;
  readonly virtualConsole: { removeAllListeners(event: string): void };
};

let server: OddServer;

beforeEach(() => {
  vi.stubGlobal('window', jsdom.window);
  // It would print every script that does not load.
  jsdom.virtualConsole.removeAllListeners('jsdomError');
  document.body.innerHTML = '<div id="payment"></div>';
  TestWidget.made.length = 0;
  Object.assign(window, { TestWidget });
});
afterEach(async () => {
  vi.useRealTimers();
  delete window.YooMoneyCheckoutWidget;
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  await server.stop();
});

async function serve(...answers: OddAnswer[]): Promise<string> {
  server = await startOddServer(...answers);
  return `${server.url}/checkout-widget.js`;
}

const forms = () => document.querySelectorAll('#payment iframe').length;

/** Begins to show a form whose script can be had. */
async function beginForm(more: Partial<PaymentForm> = {}) {
  const url = await serve(widgetScript);
  const onFinished = vi.fn();
  const onError = vi.fn();
  const form = { url, confirmationToken: 'ct-1', containerId: 'payment', onFinished, onError };
  const shown = showPaymentForm({ ...form, ...more });
  shown.catch(() => undefined);
  await eventually(() => expect(TestWidget.made).toHaveLength(1));
  return { shown, widget: TestWidget.made[0]!, onFinished, onError };
}

describe('the provider’s script', () => {
  it('is loaded once for the page', async () => {
    const url = await serve(widgetScript);
    const [one, other] = await Promise.all([loadPaymentWidget(url), loadPaymentWidget(url)]);
    expect(one).toBe(TestWidget);
    expect(other).toBe(one);
    expect(await loadPaymentWidget(url)).toBe(one);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ['cannot be had', missing],
    ['is not the widget', script('window.somethingElse = 1;')],
  ])('that %s says so in the specified words, and is tried again next time', async (_, answer) => {
    const url = await serve(answer, widgetScript);
    const error = await loadPaymentWidget(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WidgetNotLoadedError);
    expect(error).toHaveProperty('message', 'Виджет не загружен.');
    expect(document.scripts).toHaveLength(0);
    expect(await loadPaymentWidget(url)).toBe(TestWidget);
    expect(server.requests).toHaveLength(2);
  });

  it('that never comes is given up after 20 seconds', async () => {
    const url = await serve(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const loading = loadPaymentWidget(url).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(document.scripts).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(await loading).toBeInstanceOf(WidgetNotLoadedError);
    expect(document.scripts).toHaveLength(0);
  });
});

describe('a payment form', () => {
  it('is shown for a payment, in the colours of the hotel, with no return address', async () => {
    const colors = { control_primary: '#56754b' };
    const { shown, widget } = await beginForm({ colors });
    widget.appear();
    await shown;
    expect(forms()).toBe(1);
    const { error_callback, ...options } = widget.options;
    expect(options).toEqual({ confirmation_token: 'ct-1', customization: { colors } });
    expect(error_callback).toBeTypeOf('function');
  });

  it('goes away when it is closed, and only then', async () => {
    const { shown, widget, onFinished, onError } = await beginForm();
    widget.appear();
    const { close } = await shown;
    close();
    expect(forms()).toBe(0);
    close();
    widget.complete();
    widget.options.error_callback('token_expired');
    expect(onFinished).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  it('says once that the guest has finished', async () => {
    const { shown, widget, onFinished } = await beginForm();
    widget.appear();
    await shown;
    widget.complete();
    widget.complete();
    expect(onFinished).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a text', 'token_expired'],
    ['an object with the error', { error: 'token_expired' }],
    ['an object with the code', { code: 'token_expired' }],
  ])('that cannot be shown says why, once: %s', async (_, error) => {
    const { shown, widget, onError } = await beginForm();
    widget.fail(error);
    const { close } = await shown;
    expect(onError.mock.calls).toEqual([['token_expired']]);
    close();
  });

  it.each([
    ['without a word', (widget: TestWidget) => widget.rejectOnly()],
    ['with nothing', (widget: TestWidget) => widget.fail(undefined)],
    ['with a sentence', (widget: TestWidget) => widget.fail('The token ct-1 has expired')],
    ['with a riddle', (widget: TestWidget) => widget.fail({ error: { deep: 1 } })],
  ])('that fails %s fails for an unknown reason', async (_, fail) => {
    const { shown, widget, onError } = await beginForm();
    fail(widget);
    await shown;
    expect(onError.mock.calls).toEqual([['unknown']]);
  });

  it('reports what happens to it later', async () => {
    const { shown, widget, onError } = await beginForm();
    widget.appear();
    await shown;
    widget.options.error_callback({ error: 'token_expired' });
    expect(onError.mock.calls).toEqual([['token_expired']]);
  });

  it('is not shown without the script', async () => {
    const url = await serve(missing);
    const showing = showPaymentForm({
      url,
      confirmationToken: 'ct-1',
      containerId: 'payment',
      onFinished: vi.fn(),
      onError: vi.fn(),
    });
    await expect(showing).rejects.toThrow(WidgetNotLoadedError);
  });
});

describe('a form that is given up', () => {
  const leave = new Error('left the page');

  it('while the script is loading is never made', async () => {
    const controller = new AbortController();
    const url = await serve((response, request) => {
      controller.abort(leave);
      widgetScript(response, request);
    });
    const showing = showPaymentForm({
      url,
      confirmationToken: 'ct-1',
      containerId: 'payment',
      signal: controller.signal,
      onFinished: vi.fn(),
      onError: vi.fn(),
    });
    await expect(showing).rejects.toBe(leave);
    expect(TestWidget.made).toEqual([]);
  });

  it('while it is being rendered leaves nothing behind', async () => {
    const controller = new AbortController();
    const { shown, widget, onError } = await beginForm({ signal: controller.signal });
    controller.abort(leave);
    widget.appear();
    await expect(shown).rejects.toBe(leave);
    expect(forms()).toBe(0);
    widget.options.error_callback('token_expired');
    expect(onError).not.toHaveBeenCalled();
  });

  it('when it is there goes away', async () => {
    const controller = new AbortController();
    const { shown, widget } = await beginForm({ signal: controller.signal });
    widget.appear();
    await shown;
    controller.abort(leave);
    expect(forms()).toBe(0);
  });
});
