import type { PortalSettings } from '@portal/domain';
import type { Logger } from 'pino';
import type { Environment } from '../../config/environment.ts';
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { createAccountStore } from './account-store.ts';
import { authSettings } from './auth-settings.ts';
import { createCodeChecks } from './check-code.ts';
import { createCodeDelivery } from './deliver-code.ts';
import { guestSignInRoutes } from './guest-sign-in-routes.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createLegacySignIn } from './legacy-sign-in.ts';
import { createOpenSession } from './open-session.ts';
import { isPassword } from './password-hash.ts';
import { createPasswordTrial, type PasswordTrial } from './password-trial.ts';
import { profileRoutes } from './profile-routes.ts';
import { createProfileStore } from './profile-store.ts';
import { createRegistrations } from './register-guest.ts';
import { createCodeRequests } from './request-code.ts';
import { createMessageSeal } from './sealed-message.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSessionTokens } from './session-token.ts';
import { createSessions, type OnSessionEnded, type Sessions } from './sessions.ts';
import { createStaffSignIn } from './staff-sign-in.ts';

/** What signing in needs from outside. */
export interface AuthModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly outbox: Outbox;
  readonly secrets: Secrets;
  readonly environment: Environment;
  /** The portal's own settings. */
  readonly settings: {
    read(): Promise<Pick<PortalSettings, 'receptionPhone' | 'timeZone'>>;
    latest(): Pick<PortalSettings, 'signIn'>;
  };
  readonly smsSender: SmsSender;
  readonly onSessionEnded: OnSessionEnded;
  /** The address guests use; tokens are good for that portal alone. */
  readonly publicOrigin: string;
  readonly log: Logger;
}

/** Sign-in, sessions and staff passwords. */
export interface AuthModule {
  readonly routes: readonly Route[];
  /** Who stands behind a session's token; null when there is nobody, or no longer. */
  authenticate(token: string): Promise<Actor | null>;
  readonly sessions: Sessions;
  /** Tries a staff password, counted as sign-in counts it. */
  readonly tryPassword: PasswordTrial;
  /**
   * Delivers a row of the outbox's `sms` channel.
   *
   * @throws {DeliveryFailure} when the gateway has not taken the message, saying when to try again.
   */
  deliverSms(row: { readonly kind: string; readonly payload: unknown }): Promise<void>;
  /** Begins to clean up, now and then. */
  start(): void;
  /** Ends that, and waits for what is being written. */
  stop(): Promise<void>;
}

/** Joins the parts of signing in. */
export function createAuthModule(options: AuthModuleOptions): AuthModule {
  const { outbox, settings: portalSettings, smsSender, onSessionEnded, log } = options;
  const { prisma } = options.database;
  const { sessionSecret, otpPepper: pepper } = options.secrets;
  const settings = authSettings(options.environment, () => portalSettings.latest().signIn);
  if (settings.legacyBrowserCodes) {
    log.warn(
      'LEGACY_BROWSER_CODES is on: anybody can sign in as any guest. Never use it in public.',
    );
  }

  const seal = createMessageSeal(pepper);
  const accounts = createAccountStore(prisma);
  const tokens = createSessionTokens(sessionSecret, options.publicOrigin);
  const sessions = createSessions({ database: prisma, tokens, settings, onSessionEnded, log });
  const openSession = createOpenSession(tokens, sessions);
  const housekeeping = createHousekeeping(prisma, log);

  return {
    routes: [
      ...guestSignInRoutes({
        settings,
        portalSettings,
        requestCode: createCodeRequests({
          prisma,
          outbox,
          settings,
          portalSettings,
          pepper,
          seal,
          log,
        }),
        checkCode: createCodeChecks({ prisma, settings, portalSettings, pepper, outbox, log }),
        registrations: createRegistrations(prisma, settings),
        signInUnproven: createLegacySignIn(prisma, accounts, settings),
        openSession,
      }),
      ...sessionRoutes({
        accounts,
        sessions,
        signInStaff: createStaffSignIn({ prisma, accounts, settings, isPassword }),
        openSession,
      }),
      ...profileRoutes({ profiles: createProfileStore(prisma), sessions }),
    ],
    authenticate: (token) => sessions.authenticate(token),
    sessions,
    tryPassword: createPasswordTrial({ prisma, accounts, isPassword }),
    deliverSms: createCodeDelivery({ database: prisma, smsSender, seal, log }),
    start: () => housekeeping.start(),
    async stop() {
      await housekeeping.stop();
      await sessions.settle();
    },
  };
}
