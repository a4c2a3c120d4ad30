import { randomUUID } from 'node:crypto';
import { json, Router, type Request, type RequestHandler } from 'express';
import type * as z from 'zod';
import type { Answer } from '../answer.ts';
import { inflictFaults } from '../faults/inflict-faults.ts';
import type { SandboxContext } from '../provider.ts';
import { ApiError } from './api/api-error.ts';
import type { Cloud } from './cloud.ts';
import { createDictionaryCalls } from './api/dictionary-calls.ts';
import * as bodies from './api/request-bodies.ts';
import { createReserveCalls } from './reserves/reserve-calls.ts';

/** iiko's API: everything is a POST with JSON, and nearly everything needs a token. */
export function createApiRoutes(context: SandboxContext, cloud: Cloud): Router {
  const { cabinet, tokens, webhooks } = cloud;
  const dictionaries = createDictionaryCalls(cloud);
  const reserves = createReserveCalls(cloud);

  const router = Router();
  router.use(
    inflictFaults(context.faults, {
      provider: 'iiko',
      errorText: (response) => {
        const { errorTextStatus } = cabinet.read();
        const text = 'iiko не может ответить на этот запрос.';
        const { status, body } = new ApiError(errorTextStatus, text, 'Common_Error').toAnswer();
        response.status(status).json(body);
      },
      rateLimit: (response) => {
        const { retryAfterSeconds } = cabinet.read();
        if (retryAfterSeconds !== null) response.set('Retry-After', String(retryAfterSeconds));
        const { status, body } = new ApiError(429, 'Too many requests.').toAnswer();
        response.status(status).json(body);
      },
    }),
  );
  router.use(json());

  open('/1/access_token', bodies.accessTokenV1Body, tokens.issueByLogin);
  open('/v2/access_token', bodies.accessTokenV2Body, tokens.issueByKey);
  closed('/1/organizations', bodies.organizationsBody, dictionaries.organizations);
  closed('/1/terminal_groups', bodies.terminalGroupsBody, dictionaries.terminalGroups);
  closed('/1/terminal_groups/is_alive', bodies.isAliveBody, dictionaries.isAlive);
  closed('/1/nomenclature', bodies.nomenclatureBody, dictionaries.nomenclature);
  closed('/2/menu', bodies.anyBody, dictionaries.menus);
  // The menu stands alone: its schema knows no correlation id.
  route('/2/menu/by_id', bodies.menuByIdBody, dictionaries.menuById, true);
  closed('/1/stop_lists', bodies.stopListsBody, dictionaries.stopLists);
  closed(
    '/1/reserve/available_organizations',
    bodies.organizationsBody,
    dictionaries.organizations,
  );
  closed(
    '/1/reserve/available_terminal_groups',
    bodies.terminalGroupsBody,
    dictionaries.terminalGroups,
  );
  closed('/1/reserve/available_restaurant_sections', bodies.sectionsBody, dictionaries.sections);
  closed('/1/reserve/restaurant_sections_workload', bodies.workloadBody, reserves.workload);
  closed('/1/reserve/create', bodies.createReserveBody, reserves.create);
  closed('/1/reserve/status_by_id', bodies.reserveStatusBody, reserves.status);
  closed('/1/reserve/cancel', bodies.cancelReserveBody, reserves.cancel);
  route('/1/commands/status', bodies.commandStatusBody, reserves.commandStatus, true);
  closed('/1/webhooks/settings', bodies.webhookSettingsBody, () => ({
    webHooksUri: webhooks.target()?.uri ?? null,
    authToken: webhooks.target()?.authToken ?? null,
  }));
  closed('/1/webhooks/update_settings', bodies.webhookUpdateBody, ({ webHooksUri, authToken }) => {
    webhooks.setTarget({ uri: webHooksUri, authToken: authToken ?? '' });
    return {};
  });
  router.use(
    answering((request) => {
      throw new ApiError(404, `${request.method} ${request.path} does not exist.`);
    }),
  );
  return router;

  /** Without a token. */
  function open<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    answer: (body: z.infer<Schema>) => object,
  ): void {
    route(path, schema, answer, false);
  }

  /** With a token, and a correlation id in the answer. */
  function closed<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    answer: (body: z.infer<Schema>) => object,
  ): void {
    route(path, schema, (body) => ({ correlationId: randomUUID(), ...answer(body) }), true);
  }

  function route<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    answer: (body: z.infer<Schema>) => object,
    needsToken: boolean,
  ): void {
    router.post(
      path,
      answering((request) => {
        if (needsToken) tokens.check(request.get('authorization'));
        cloud.reserves.settle();
        return { status: 200, body: answer(bodies.readRequest(schema, request.body)) };
      }),
    );
  }

  function answering(answer: (request: Request) => Answer): RequestHandler {
    return context.answering((request) => {
      try {
        return answer(request);
      } catch (error) {
        if (error instanceof ApiError) return error.toAnswer();
        throw error;
      }
    });
  }
}
