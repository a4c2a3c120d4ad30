import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import type { Environment } from '../../config/environment.ts';
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import type { NetworkOf } from '../../kernel/network/client-network.ts';
import type { Route } from '../../kernel/route.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import type { Alerts } from '../alerts/alerts.ts';
import { createAccountRepository } from './account/account-repository.ts';
import { authSettings } from './auth-settings.ts';
import { createCodeChecks } from './sms-code/check-code.ts';
import { createConfirmations } from './confirmation/confirm-session.ts';
import { confirmationRoutes } from './confirmation/confirmation-routes.ts';
import { createCodeDelivery } from './sms-code/deliver-code.ts';
import { guestSignInRoutes } from './guest-sign-in/guest-sign-in-routes.ts';
import { createHousekeeping } from './housekeeping.ts';
import { createKnownDevices, type KnownDevices } from './attempts/known-devices.ts';
import { createLegacySignIn } from './guest-sign-in/legacy-sign-in.ts';
import { createOpenSession } from './session/open-session.ts';
import { createNetworkHash, type HashNetwork } from './attempts/network-hash.ts';
import { isPassword } from './staff-sign-in/password-hash.ts';
import { createPasswordAttempts, type PasswordAttempts } from './staff-sign-in/password-attempt.ts';
import { profileRoutes } from './account/profile-routes.ts';
import { createProfileRepository } from './account/profile-repository.ts';
import { createProofs } from './attempts/proof-of-work.ts';
import { createCodeReadOut } from './read-out-code/read-out-code.ts';
import { createRegistrations } from './account/register-guest.ts';
import { createCodeRequests } from './sms-code/request-code.ts';
import { createSeal } from './seal.ts';
import { createMessageSeal } from './sms-code/sealed-message.ts';
import { createPasskeys } from './second-factor/passkeys.ts';
import { createRecoveryCodes } from './second-factor/recovery-codes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { createSecondFactorAttempts } from './second-factor/second-factor-attempt.ts';
import { createOwnSecondFactors } from './second-factor/second-factors.ts';
import { sessionRoutes } from './session-routes.ts';
import { createSessionTokens } from './session/session-token.ts';
import { createSessions, type OnSessionEnded, type Sessions } from './session/sessions.ts';
import { createSignInAttack } from './attempts/sign-in-attack.ts';
import { createSmsBudgetAlert } from './sms-code/sms-budget-alert.ts';
import { createStaffSignIn } from './staff-sign-in/staff-sign-in.ts';

/** What signing in needs from outside. */
export interface AuthModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly outbox: Outbox;
  readonly alerts: Alerts;
  readonly secrets: Secrets;
  readonly environment: Environment;
  /** The portal's own settings. */
  readonly settings: {
    read(): Promise<Pick<PortalSettings, 'receptionPhone' | 'timeZone'>>;
    latest: () => Pick<PortalSettings, 'signIn' | 'hotelNetworks'>;
  };
  readonly networkOf: NetworkOf;
  readonly smsSender: SmsSender;
  readonly onSessionEnded: OnSessionEnded;
  /** The address guests use; tokens are good for that portal alone. */
  readonly publicOrigin: string;
  /** Addresses whose pages may use the session cookie. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Whether this is a made-up hotel, or one for this machine alone. */
  readonly isDemo: boolean;
  readonly log: Logger;
}

/** Sign-in, sessions and staff passwords. */
export interface AuthModule {
  readonly routes: readonly Route[];
  /** Who stands behind a session's token; null when there is nobody, or no longer. */
  authenticate: Sessions['authenticate'];
  readonly sessions: Sessions;
  /** Names a caller's network in the log and the audit trail. */
  readonly hashNetwork: HashNetwork;
  /** Verifies the password of the signed-in staff member. */
  readonly tryOwnPassword: PasswordAttempts['own'];
  readonly devices: KnownDevices;
  /**
   * Delivers a row of the outbox's `sms` channel.
   *
   * @throws {DeliveryError} when the gateway has not taken the message, saying when to try again.
   */
  deliverSms(row: { readonly kind: string; readonly payload: unknown }): Promise<void>;
  /** Begins to clean up and to look after the day's SMS, now and then. */
  start(): void;
  /** Ends that, and waits for what is being written. */
  stop(): Promise<void>;
}

/** Joins the parts of signing in. */
export function createAuthModule(options: AuthModuleOptions): AuthModule {
  const { outbox, alerts, settings: portalSettings, smsSender, onSessionEnded, log } = options;
  const { networkOf } = options;
  const { prisma } = options.database;
  const { otpPepper: pepper } = options.secrets;
  const settings = authSettings(options.environment, portalSettings.latest, options.isDemo);
  if (settings.legacyBrowserCodes) {
    log.warn(
      'LEGACY_BROWSER_CODES is on: anybody can sign in as any guest. Never use it in public.',
    );
  }

  const seal = createMessageSeal(pepper);
  const accounts = createAccountRepository(prisma);
  const tokens = createSessionTokens(options.secrets, options.publicOrigin);
  const sessions = createSessions({ database: prisma, tokens, settings, onSessionEnded, log });
  const openSession = createOpenSession(tokens, sessions);
  const housekeeping = createHousekeeping(prisma, log);
  const smsBudget = createSmsBudgetAlert({ prisma, settings, portalSettings, alerts, log });
  const attack = createSignInAttack(alerts);
  const hashNetwork = createNetworkHash(pepper);
  const devices = createKnownDevices(pepper);
  const passwords = createPasswordAttempts({
    ...{ prisma, settings, accounts, isPassword, devices, networkOf, attack, hashNetwork },
  });

  const proofs = {
    prisma,
    seal: createSeal(pepper, 'portal second factors'),
    recoveryCodes: createRecoveryCodes(pepper),
    passkeys: createPasskeys(options.publicOrigin, options.allowedOrigins),
  };
  const factors = createSecondFactorAttempts({ ...proofs, attack, hashNetwork });

  return {
    routes: [
      ...guestSignInRoutes({
        settings,
        portalSettings,
        requestCode: createCodeRequests({
          ...{ prisma, outbox, settings, portalSettings, pepper, seal },
          ...{ smsBudget, alerts, log },
          proofs: createProofs(pepper),
        }),
        checkCode: createCodeChecks({
          ...{ prisma, settings, portalSettings, pepper, attack, log },
        }),
        registrations: createRegistrations(prisma, settings),
        signInUnproven: createLegacySignIn(prisma, accounts, settings),
        openSession,
        networkOf,
        hashNetwork,
        devices,
        readOutCode: createCodeReadOut({
          ...{ prisma, outbox, settings, portalSettings, pepper, seal },
        }),
      }),
      ...sessionRoutes({
        accounts,
        sessions,
        signInStaff: createStaffSignIn({ prisma, settings, passwords, factors }),
        openSession,
        devices,
        networkOf,
        hashNetwork,
      }),
      ...confirmationRoutes({
        confirmations: createConfirmations({
          prisma,
          sessions,
          tryPassword: passwords.own,
          factors,
          hashNetwork,
        }),
      }),
      ...secondFactorRoutes({
        factors: createOwnSecondFactors({
          ...proofs,
          onChange: (sessionId) => sessions.refresh(sessionId),
        }),
        needsSecondFactor: settings.needsSecondFactor,
        hasPasskeys: proofs.passkeys.arePossible,
      }),
      ...profileRoutes({ profiles: createProfileRepository(prisma), sessions }),
    ],
    authenticate: (token, how) => sessions.authenticate(token, how),
    sessions,
    tryOwnPassword: (typed) => passwords.own(typed),
    devices,
    hashNetwork,
    deliverSms: createCodeDelivery({ database: prisma, smsSender, seal, log }),
    start() {
      housekeeping.start();
      smsBudget.start();
    },
    async stop() {
      await Promise.all([housekeeping.stop(), smsBudget.stop()]);
      await sessions.settle();
    },
  };
}
