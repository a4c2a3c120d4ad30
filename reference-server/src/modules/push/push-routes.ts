import { sendPush, subscribeToPush, testPush, unsubscribeFromPush } from '@portal/domain/push';
import type { Actor } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import type { PushSender } from '../../ports/push-sender.ts';
import type { DeviceHolder, PushRepository } from './push-repository.ts';
import { staffNote, testNotification } from './push-texts.ts';
import { sendNow } from './send-now.ts';

/** The calls about notifications on devices. */
export function pushRoutes(options: { repository: PushRepository; sender: PushSender }): Route[] {
  const { repository, sender } = options;
  return [
    implement(subscribeToPush, async ({ body, actor, locale, refuse }) => {
      const { subscription, visitorId } = body;
      if (!sender.isAllowed(subscription.endpoint)) {
        const message = 'issue.pushHost';
        return refuse('PUSH_ENDPOINT_NOT_ALLOWED', {
          details: [{ path: 'subscription.endpoint', message }],
        });
      }
      if (!sender.areUsable(subscription.keys)) {
        const message = 'issue.pushKey';
        throw new ProblemError('INVALID', {
          details: [{ path: 'subscription.keys.p256dh', message }],
        });
      }
      const { sessionId } = actor;
      await repository.save({
        subscription,
        visitorId,
        sessionId,
        holder: holderOf(actor),
        locale,
      });
      return { status: 201, body: { success: true } };
    }),
    implement(unsubscribeFromPush, async ({ body, actor }) => {
      await repository.deleteOwn(body.endpoint, holderOf(actor));
      return { status: 204, body: undefined };
    }),
    implement(sendPush, async ({ body, refuse }) => {
      const { title, message, visitorId } = body;
      const devices = await repository.ofVisitor(visitorId);
      if (devices.length === 0) return refuse('NO_SUBSCRIPTION');
      const data = await sendNow(options, devices, staffNote({ title, message }));
      return { status: 200, body: { success: true, data } };
    }),
    implement(testPush, async ({ body, actor, refuse }) => {
      const own = await repository.ofHolder(holderOf(actor));
      const devices = own.filter(
        ({ target }) => body.endpoint === undefined || target.endpoint === body.endpoint,
      );
      if (devices.length === 0) return refuse('NO_SUBSCRIPTION');
      const data = await sendNow(options, devices, ({ locale }) =>
        testNotification(locale, actor.role !== 'guest'),
      );
      return { status: 200, body: { success: true, data } };
    }),
  ];
}

function holderOf(actor: Actor): DeviceHolder {
  return actor.role === 'guest' ? { guestId: actor.id } : { staffId: actor.id };
}
