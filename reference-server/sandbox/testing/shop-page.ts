import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';

/** Events of the widget on a shop's page, in their order. */
type Received = ['event', string] | ['error', unknown];

/**
 * Opens a page of a shop on another origin, with a content policy as strict as the portal's, and
 * the widget's script in it.
 */
export async function openShopPage(page: Page, widgetUrl: string) {
  const { origin } = new URL(widgetUrl);
  const policy = `default-src 'self'; script-src ${origin}; frame-src ${origin}; style-src 'self'`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', policy);
    response.end(`<!doctype html><title>Shop</title><div id="place"></div>`);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const shopUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  await page.goto(shopUrl);
  await page.addScriptTag({ url: widgetUrl });

  return {
    /** Another page of the shop, to come back to. */
    returnUrl: `${shopUrl}/paid`,
    /** Makes a widget and renders it; resolves with `loaded`, or with the code it was refused with. */
    render: (options: object): Promise<string> => page.evaluate(renderWidget, options),
    received: (): Promise<Received[]> =>
      page.evaluate(() => Reflect.get(globalThis, 'received') as Received[]),
    destroy: () =>
      page.evaluate(() => (Reflect.get(globalThis, 'widget') as { destroy(): void }).destroy()),
  };
}

/** Runs in the page. */
async function renderWidget(options: object): Promise<string> {
  interface Widget {
    on(name: string, listener: () => void): void;
    render(id: string): Promise<void>;
  }
  const received: Received[] = [];
  const Widget = Reflect.get(globalThis, 'YooMoneyCheckoutWidget') as new (o: object) => Widget;
  const widget = new Widget({
    ...options,
    error_callback: (error: unknown) => received.push(['error', error]),
  });
  for (const name of ['success', 'fail', 'complete', 'modal_close']) {
    widget.on(name, () => received.push(['event', name]));
  }
  Object.assign(globalThis, { received, widget });
  return widget.render('place').then(
    () => 'loaded',
    (error: unknown) => (error as Error).message,
  );
}
