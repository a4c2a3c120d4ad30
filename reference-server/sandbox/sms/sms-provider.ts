import { json, Router, urlencoded } from 'express';
import type { SandboxContext, SandboxProvider } from '../provider.ts';
import { magicPhones } from './magic-phones.ts';
import { createSmsAero } from './sms-aero.ts';
import { createSmsInbox } from './sms-inbox.ts';
import { createSmsRu } from './sms-ru.ts';
import { createSmsc } from './smsc.ts';

/** Three SMS gateways that deliver into one inbox. */
export function createSmsProvider(context: SandboxContext): SandboxProvider {
  const inbox = createSmsInbox(context);

  const routes = Router();
  routes.use(['/smsru', '/smsc', '/smsaero'], json(), urlencoded({ extended: false }));
  routes.use('/smsru', createSmsRu(context, inbox));
  routes.use('/smsc', createSmsc(context, inbox));
  routes.use('/smsaero', createSmsAero(context, inbox));

  const controls = Router();
  controls.get(
    '/sms',
    context.answering((request) => {
      const { to } = request.query;
      // An unescaped plus sign in a query arrives as a space, so only the digits count.
      const phone = typeof to === 'string' ? to.replace(/\D/g, '') : undefined;
      const body = inbox.list(phone).map(({ phone: digits, text, at }) => ({
        to: `+${digits}`,
        text,
        at,
      }));
      return { status: 200, body };
    }),
  );
  controls.get(
    '/sms/magic-phones',
    context.answering(() => ({
      status: 200,
      body: Object.entries(magicPhones).map(([digits, outcome]) => ({
        phone: `+${digits}`,
        outcome,
      })),
    })),
  );

  return { name: 'sms', routes, controls, panel: new URL('./panel/', import.meta.url) };
}
