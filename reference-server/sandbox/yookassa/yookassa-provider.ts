import { Router } from 'express';
import type { SandboxContext, SandboxProvider } from '../provider.ts';
import { createApiRoutes } from './api-routes.ts';
import { createShop } from './shop.ts';
import { createWidgetRoutes } from './widget-routes.ts';
import { createYookassaControls } from './yookassa-controls.ts';

const tickMilliseconds = 1000;

/** YooKassa: the API, the notifications and the widget of one test shop. */
export function createYookassaProvider(context: SandboxContext): SandboxProvider {
  const shop = createShop(context);

  const routes = Router();
  routes.use('/yookassa/v3', createApiRoutes(context, shop));
  routes.use('/yookassa/checkout-widget/v1', createWidgetRoutes(context, shop));

  const controls = Router();
  controls.use('/yookassa', createYookassaControls(context, shop));

  const ticking = setInterval(() => {
    shop.payments.expire();
    void shop.notifications.deliverDue();
  }, tickMilliseconds);

  return {
    name: 'yookassa',
    routes,
    controls,
    panel: new URL('./panel/', import.meta.url),
    async stop() {
      clearInterval(ticking);
      await shop.notifications.stop();
    },
  };
}
