import type { PortalSettings } from '@portal/domain/portal';
import type { Logger } from 'pino';
import type { Environment } from '../../config/environment.ts';
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import type { NetworkOf } from '../../kernel/network/client-network.ts';
import type { MakeChange } from '../../outbox/change.ts';
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
import { createKnownDevices } from './attempts/known-devices.ts';
import { createLegacySignIn } from './guest-sign-in/legacy-sign-in.ts';
import { createOpenSession } from './session/open-session.ts';
import { createNetworkHash } from './attempts/network-hash.ts';
import { isPassword } from './staff-sign-in/password-hash.ts';
import { createPasswordAttempts } from './staff-sign-in/password-attempt.ts';
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
import { createSessions, type OnSessionEnded } from './session/sessions.ts';
import { createSignInAttack } from './attempts/sign-in-attack.ts';
import { createSmsBudgetAlert } from './sms-code/sms-budget-alert.ts';
import { createStaffSignIn } from './staff-sign-in/staff-sign-in.ts';

/** What signing in needs from outside. */
export interface AuthModuleOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly makeChange: MakeChange;
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
export type AuthModule = ReturnType<typeof createAuthModule>;

/** Joins the parts of signing in. */
export function createAuthModule(options: AuthModuleOptions) {
  const { alerts, settings: portalSettings, smsSender, onSessionEnded, log } = options;
  const { networkOf, makeChange } = options;
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
  const shared = { prisma, makeChange, settings };
  const smsBudget = createSmsBudgetAlert({ ...shared, portalSettings, alerts, log });
  const attack = createSignInAttack(alerts);
  const hashNetwork = createNetworkHash(pepper);
  const devices = createKnownDevices(pepper);
  const passwords = createPasswordAttempts({
    ...shared,
    ...{ accounts, isPassword, devices, networkOf, attack, hashNetwork },
  });

  const proofs = {
    prisma,
    seal: createSeal(pepper, 'portal second factors'),
    recoveryCodes: createRecoveryCodes(pepper),
    passkeys: createPasskeys(options.publicOrigin, options.allowedOrigins),
  };
  const factors = createSecondFactorAttempts({ ...proofs, makeChange, attack, hashNetwork });

  return {
    routes: [
      ...guestSignInRoutes({
        settings,
        portalSettings,
        requestCode: createCodeRequests({
          ...shared,
          ...{ portalSettings, pepper, seal, smsBudget, log },
          proofs: createProofs(pepper),
        }),
        checkCode: createCodeChecks({
          ...shared,
          ...{ portalSettings, pepper, attack, log },
        }),
        registrations: createRegistrations(prisma, settings),
        signInUnproven: createLegacySignIn(prisma, accounts, settings),
        openSession,
        networkOf,
        hashNetwork,
        devices,
        readOutCode: createCodeReadOut({
          ...shared,
          ...{ portalSettings, pepper, seal },
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
          makeChange,
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
      ...profileRoutes({ profiles: createProfileRepository(prisma), makeChange, sessions }),
    ],
    /** Who stands behind a session's token; null when there is nobody, or no longer. */
    authenticate: sessions.authenticate,
    sessions,
    /** Verifies the password of the signed-in staff member. */
    tryOwnPassword: passwords.own,
    devices,
    /** Names a caller's network in the log and the audit trail. */
    hashNetwork,
    /**
     * Delivers a row of the outbox's `sms` channel.
     *
     * @throws {DeliveryError} when the gateway has not taken the message, saying when to try again.
     */
    deliverSms: createCodeDelivery({ database: prisma, smsSender, seal, log }),
    /** Begins to clean up and to look after the day's SMS, now and then. */
    start() {
      housekeeping.start();
      smsBudget.start();
    },
    /** Ends that, and waits for what is being written. */
    async stop() {
      await Promise.all([housekeeping.stop(), smsBudget.stop()]);
      await sessions.settle();
    },
  };
}
