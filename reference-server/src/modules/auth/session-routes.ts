import {
  decodeToken,
  getOwnGuest,
  getOwnStaffAccount,
  logout,
  staffLogin,
} from '@portal/domain/sign-in';
import type { StaffActor } from '../../kernel/actor.ts';
import type { NetworkOf } from '../../kernel/network/client-network.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { problemReply } from '../../kernel/replies/problem-reply.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { toGuest, toStaffAccount, type StaffAccountRestriction } from './account/account-row.ts';
import type { AccountRepository } from './account/account-repository.ts';
import { callerOf } from './session/caller-of.ts';
import { deviceCookieOf, type KnownDevices } from './attempts/known-devices.ts';
import type { HashNetwork } from './attempts/network-hash.ts';
import { leaveBrowser, type OpenSession } from './session/open-session.ts';
import type { Sessions } from './session/sessions.ts';
import type { createStaffSignIn } from './staff-sign-in/staff-sign-in.ts';

/** What the calls work with. */
export interface SessionRoutesOptions {
  readonly accounts: AccountRepository;
  readonly sessions: Sessions;
  readonly signInStaff: ReturnType<typeof createStaffSignIn>;
  readonly openSession: OpenSession;
  readonly devices: Pick<KnownDevices, 'remember' | 'visitor'>;
  readonly networkOf: NetworkOf;
  readonly hashNetwork: HashNetwork;
}

/** The calls about a session that exists, and the one that begins a member of staff's. */
export function sessionRoutes(options: SessionRoutesOptions): Route[] {
  const { accounts, sessions, signInStaff, openSession, devices, networkOf, hashNetwork } = options;
  return [
    implement(decodeToken, async ({ body, actor: caller, cookies }) => {
      const actor = body.token === undefined ? caller : await sessions.authenticate(body.token);
      if (!actor) cookies.clearSession();
      return { status: 200, body: { isExpired: !actor, accountId: actor?.id ?? null } };
    }),
    implement(logout, async (call) => {
      await sessions.revoke(call.actor.sessionId, 'logout');
      leaveBrowser(call);
      return { status: 204, body: undefined };
    }),
    implement(getOwnGuest, async ({ body, actor }) => {
      if (body.data.id !== actor.id) throw new ProblemError('FORBIDDEN');
      const guest = await accounts.guest(actor.id);
      if (!guest) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { guest: toGuest(guest, actor.seesSince !== undefined) } };
    }),
    implement(getOwnStaffAccount, async ({ body, actor }) => {
      if (body.data.id !== actor.id) throw new ProblemError('FORBIDDEN');
      const staff = await accounts.staff(actor.id);
      if (!staff) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { guest: toStaffAccount(staff, restrictionOf(actor)) } };
    }),
    implement(staffLogin, async (call) => {
      const { body, address, cookies, refuse } = call;
      const { code, passkey, ...typed } = body.data;
      const factor = passkey ? { passkey } : code === undefined ? null : { code };
      const outcome = await signInStaff({
        ...{ ...typed, factor },
        address,
        visitorId: devices.visitor(cookies, networkOf(address)),
        deviceCookie: deviceCookieOf(cookies),
        caller: callerOf(call, hashNetwork),
      });
      switch (outcome.kind) {
        case 'no-match':
          call.noteRefusal('PASSWORD_WRONG');
          return { status: 204, body: undefined };
        case 'expired':
          return refuse('PASSWORD_EXPIRED');
        case 'factor-required':
        case 'factor-wrong': {
          const { kinds, passkey: options } = outcome.requested;
          const refusal =
            outcome.kind === 'factor-wrong'
              ? problemReply(call.locale, 'CODE_WRONG')
              : problemReply(call.locale, 'SECOND_FACTOR_REQUIRED', {
                  details: kinds.map((kind) => ({ path: 'data', message: kind, value: kind })),
                });
          return { status: 401, body: { ...refusal.body, passkey: options } };
        }
        case 'factor-waits':
          return refuse('SECOND_FACTOR_WAITS', { retryAfterSeconds: outcome.retryAfterSeconds });
        case 'too-many':
          return refuse('TOO_MANY_PASSWORDS', { retryAfterSeconds: outcome.retryAfterSeconds });
        case 'signed-in': {
          const guest = toStaffAccount(outcome.staff, {
            mustEnrolSecondFactor: outcome.mustEnrol,
          });
          const holder = { id: guest.id, role: guest.attributes.role };
          const token = await openSession(cookies, holder, outcome.session);
          devices.remember(cookies, outcome.staff);
          return { status: 200, body: { guest, token } };
        }
      }
    }),
  ];
}

function restrictionOf({ restriction }: StaffActor): StaffAccountRestriction {
  return {
    mustEnrolSecondFactor: restriction === 'SECOND_FACTOR_ENROLMENT_REQUIRED',
    isLocked: restriction === 'CONSOLE_LOCKED',
  };
}
