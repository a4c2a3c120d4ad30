import { Router } from 'express';
import type { SandboxContext, SandboxProvider } from '../provider.ts';
import { createApiRoutes } from './api-routes.ts';
import { createCloud } from './cloud.ts';
import { picturesPath, servePictures } from './menu/dish-pictures.ts';
import { createIikoControls } from './iiko-controls.ts';

const tickMilliseconds = 500;

/** iiko Cloud: the menu, the stop-list and the reserves of one restaurant. */
export function createIikoProvider(context: SandboxContext): SandboxProvider {
  const cloud = createCloud(context);

  const routes = Router();
  routes.use(picturesPath, servePictures());
  routes.use('/iiko/api', createApiRoutes(context, cloud));

  const controls = Router();
  controls.use('/iiko', createIikoControls(context, cloud));

  const ticking = setInterval(() => {
    cloud.reserves.settle();
    void cloud.webhooks.deliverDue();
  }, tickMilliseconds);

  return {
    name: 'iiko',
    routes,
    controls,
    panel: new URL('./panel/', import.meta.url),
    async stop() {
      clearInterval(ticking);
      await cloud.webhooks.stop();
    },
  };
}
