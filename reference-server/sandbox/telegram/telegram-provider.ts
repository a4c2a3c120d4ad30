import { json, Router, urlencoded } from 'express';
import * as z from 'zod';
import type { SandboxContext, SandboxProvider } from '../provider.ts';
import { createBotApi } from './bot-api.ts';
import { chatAccesses, createTelegramChat, topicStates } from './telegram-chat.ts';

const chatId = z.string().regex(/^-?\d{1,16}$/);

const chatChanges = z
  .object({
    isForum: z.boolean(),
    access: z.enum(chatAccesses),
    movedTo: chatId.nullable(),
    limit: z
      .object({
        most: z.number().int().positive(),
        windowSeconds: z.number().positive(),
        gapSeconds: z.number().nonnegative(),
      })
      .nullable(),
    topics: z.record(z.string().regex(/^\d+$/), z.enum(topicStates)),
  })
  .partial();

/** Telegram, as far as one bot in one chat of staff sees of it. */
export function createTelegramProvider(context: SandboxContext): SandboxProvider {
  const { answering } = context;
  const chat = createTelegramChat(context);

  const routes = Router();
  routes.use(
    '/telegram/bot:token',
    json({ limit: '256kb' }),
    urlencoded({ extended: false, limit: '256kb' }),
    createBotApi(context, chat),
  );

  const controls = Router();
  controls.get(
    '/telegram',
    answering((request) => {
      const { thread } = request.query;
      const body = chat
        .list()
        .filter(({ message_thread_id: id }) => thread === undefined || String(id) === thread);
      return { status: 200, body };
    }),
  );
  controls.get(
    '/telegram/chat',
    answering(() => ({ status: 200, body: chat.settings() })),
  );
  controls.put(
    '/telegram/chat',
    json(),
    answering((request) => {
      const changes = chatChanges.safeParse(request.body);
      if (!changes.success) {
        return { status: 422, body: { success: false, error: z.prettifyError(changes.error) } };
      }
      return { status: 200, body: chat.change(changes.data) };
    }),
  );

  return { name: 'telegram', routes, controls, panel: new URL('./panel/', import.meta.url) };
}
