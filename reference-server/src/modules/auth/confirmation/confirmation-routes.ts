import { beginConfirmation, checkConfirmation, confirmSession } from '@portal/domain/staff';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { leaveBrowser } from '../session/open-session.ts';
import type { Confirmations } from './confirm-session.ts';

/** The calls by which staff say again who they are. */
export function confirmationRoutes({
  confirmations,
}: {
  readonly confirmations: Confirmations;
}): Route[] {
  return [
    implement(checkConfirmation, async () => ({ status: 204, body: undefined })),

    implement(beginConfirmation, async ({ actor }) => ({
      status: 200,
      body: { data: await confirmations.begin(actor) },
    })),

    implement(confirmSession, async (call) => {
      const { actor, address, body, refuse } = call;
      const outcome = await confirmations.confirm(actor, body.data, address);
      switch (outcome.kind) {
        case 'confirmed':
          return { status: 204, body: undefined };
        case 'wrong-password':
          return refuse('PASSWORD_WRONG');
        case 'wrong-factor':
          return 'passkey' in body.data
            ? refuse('CODE_WRONG', { text: 'secondFactor.passkeyWrong' })
            : refuse('CODE_WRONG');
        case 'too-young':
          return refuse('REAUTHENTICATION_REQUIRED', { text: 'admin.confirm.signInAnew' });
        case 'too-many':
          return refuse('TOO_MANY_PASSWORDS', { retryAfterSeconds: outcome.retryAfterSeconds });
        case 'factor-waits':
          return refuse('SECOND_FACTOR_WAITS', { retryAfterSeconds: outcome.retryAfterSeconds });
        case 'ended':
          leaveBrowser(call);
          throw new ProblemError('SESSION_EXPIRED');
      }
    }),
  ];
}
