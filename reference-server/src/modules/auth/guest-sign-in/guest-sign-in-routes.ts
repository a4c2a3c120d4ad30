import { isAllowedPhone } from '@portal/domain/phone';
import type { PortalSettings } from '@portal/domain/portal';
import { login, readOutCode, register, sendCode, signInRules } from '@portal/domain/sign-in';
import * as z from 'zod';
import type { NetworkOf } from '../../../kernel/network/client-network.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type CallCookies, type Route } from '../../../kernel/route.ts';
import { toGuest } from '../account/account-row.ts';
import type { AuthSettings } from '../auth-settings.ts';
import { callerOf } from '../session/caller-of.ts';
import { deviceCookieOf, type KnownDevices } from '../attempts/known-devices.ts';
import type { createCodeChecks } from '../sms-code/check-code.ts';
import type { createLegacySignIn } from './legacy-sign-in.ts';
import type { HashNetwork } from '../attempts/network-hash.ts';
import type { OpenSession } from '../session/open-session.ts';
import type { createCodeReadOut } from '../read-out-code/read-out-code.ts';
import type { createRegistrations } from '../account/register-guest.ts';
import type { createCodeRequests } from '../sms-code/request-code.ts';

const challengeCookie = 'otp_challenge';
const challengeIdSchema = z.uuid();
const maxAge = (signInRules.challengeSeconds + signInRules.registrationRightSeconds) * 1000;

/** What the calls work with. */
export interface GuestSignInOptions {
  readonly settings: AuthSettings;
  readonly portalSettings: { read(): Promise<Pick<PortalSettings, 'receptionPhone'>> };
  readonly requestCode: ReturnType<typeof createCodeRequests>;
  readonly checkCode: ReturnType<typeof createCodeChecks>;
  readonly registrations: ReturnType<typeof createRegistrations>;
  readonly signInUnproven: ReturnType<typeof createLegacySignIn>;
  readonly openSession: OpenSession;
  readonly networkOf: NetworkOf;
  readonly hashNetwork: HashNetwork;
  readonly devices: KnownDevices;
  readonly readOutCode: ReturnType<typeof createCodeReadOut>;
}

/** The calls by which a guest signs in with a phone. */
export function guestSignInRoutes(options: GuestSignInOptions): Route[] {
  return [
    sendCodeRoute(options),
    loginRoute(options),
    registerRoute(options),
    readOutCodeRoute(options),
  ];
}

function readOutCodeRoute({ readOutCode: read }: GuestSignInOptions): Route {
  return implement(readOutCode, async ({ body, actor, refuse }) => {
    const outcome = await read(body.data.phone, actor);
    if (outcome === 'no-challenge') throw new ProblemError('NOT_FOUND');
    if ('retryAfterSeconds' in outcome) return refuse('TOO_MANY_REQUESTS', outcome);
    const { code, expiresAt } = outcome;
    return { status: 200, body: { data: { code, expiresAt: expiresAt.toISOString() } } };
  });
}

function sendCodeRoute({ settings, requestCode, devices, networkOf }: GuestSignInOptions): Route {
  return implement(sendCode, async ({ body, address, cookies, refuse }) => {
    const { phoneNumber: phone, message, proof } = body;
    requireAllowed(phone, 'phoneNumber', settings);
    const network = networkOf(address);
    const deviceId = devices.find(deviceCookieOf(cookies), { phone });
    const visitorId = deviceId === null ? devices.visitor(cookies, network) : null;
    const device = { deviceId, visitorId };
    const sent = await requestCode({ phone, address, network, device, message, proof });
    if ('proofChallenge' in sent) {
      const message = 'problem.PROOF_REQUIRED';
      const details = [{ path: 'proof', message, value: sent.proofChallenge }];
      return refuse('PROOF_REQUIRED', { details });
    }
    if ('retryAfterSeconds' in sent) return refuse('TOO_MANY_REQUESTS', sent);
    setChallengeCookie(cookies, sent.challengeId);
    const { challengeId, resendInSeconds, digits } = sent;
    const expiresAt = sent.expiresAt.toISOString();
    const data = { challengeId, expiresAt, resendInSeconds, digits };
    return { status: 200, body: { success: true, data } };
  });
}

function loginRoute(options: GuestSignInOptions): Route {
  const { settings, portalSettings, checkCode, signInUnproven, openSession } = options;
  const { networkOf, hashNetwork, devices } = options;
  return implement(login, async (call) => {
    const { body, address, cookies, refuse } = call;
    const { phone, code, challengeId: named } = body.data;
    const caller = callerOf(call, hashNetwork);

    async function outcomeOf() {
      if (code === undefined) {
        if (!settings.legacyBrowserCodes) return { kind: 'no-challenge' } as const;
        requireAllowed(phone, 'data.phone', settings);
        return signInUnproven(phone, caller);
      }
      const challengeId = heldChallenge(cookies, named);
      if (challengeId === null) return { kind: 'no-challenge' } as const;
      const network = networkOf(address);
      const checked = await checkCode({ challengeId, phone, code, network, caller });
      const isRight = checked.kind === 'signed-in' || checked.kind === 'unknown-phone';
      // Whoever holds the phone has not shown it to be theirs.
      if (isRight && !checked.isReadOut) devices.remember(cookies, { phone });
      return checked;
    }

    const outcome = await outcomeOf();
    switch (outcome.kind) {
      case 'no-challenge':
        return refuse('CODE_REQUIRED');
      case 'expired':
        return refuse('CODE_EXPIRED');
      case 'wrong':
        return refuse('CODE_WRONG');
      case 'too-many':
        return refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: outcome.retryAfterSeconds });
      case 'closed': {
        const { receptionPhone } = await portalSettings.read();
        return refuse('ACCOUNT_CLOSED', { params: { phone: receptionPhone } });
      }
      case 'unknown-phone':
        return { status: 204, body: undefined };
      case 'signed-in': {
        const guest = toGuest(outcome.guest, outcome.isReadOut);
        const holder = { id: guest.id, role: guest.attributes.role };
        const token = await openSession(cookies, holder, outcome.session);
        return { status: 200, body: { guest, token } };
      }
    }
  });
}

function registerRoute(options: GuestSignInOptions): Route {
  const { settings, registrations, openSession, hashNetwork } = options;
  return implement(register, async (call) => {
    const { body, cookies, refuse } = call;
    const { phone, name, email, isSubscribe, challengeId: named } = body.data;
    const newGuest = { phone, name, email: email || null, mailing: isSubscribe };
    const caller = callerOf(call, hashNetwork);

    async function outcomeOf() {
      const challengeId = heldChallenge(cookies, named);
      const proven =
        challengeId === null
          ? ({ kind: 'unproven' } as const)
          : await registrations.registerProven(newGuest, challengeId, caller);
      if (proven.kind !== 'unproven' || !settings.legacyBrowserCodes) return proven;
      requireAllowed(phone, 'data.phone', settings);
      return registrations.registerUnproven(newGuest, caller);
    }

    const outcome = await outcomeOf();
    switch (outcome.kind) {
      case 'unproven':
        return refuse('CODE_REQUIRED');
      case 'already-registered':
        return { status: 200, body: { success: true, alreadyRegistered: true } };
      case 'registered': {
        const guest = toGuest(outcome.guest);
        const holder = { id: guest.id, role: guest.attributes.role };
        const token = await openSession(cookies, holder, outcome.session);
        return { status: 201, body: { id: guest.id, guest, token } };
      }
    }
  });
}

/** Makes the browser the holder of a challenge, for as long as it can be good for anything. */
function setChallengeCookie(cookies: CallCookies, challengeId: string): void {
  cookies.set(challengeCookie, challengeId, { maxAge });
}

/** The challenge that a caller holds: the one named in the body, else the cookie's. */
function heldChallenge(cookies: CallCookies, named: string | undefined): string | null {
  return named ?? challengeIdSchema.safeParse(cookies.get(challengeCookie)).data ?? null;
}

function requireAllowed(phone: string, path: string, { phonePolicy }: AuthSettings): void {
  if (isAllowedPhone(phone, phonePolicy)) return;
  const isOfOtherKind = isAllowedPhone(phone, { ...phonePolicy, lines: 'any' });
  const countries = phonePolicy.countries.join(', ');
  const issue = isOfOtherKind
    ? { message: 'issue.mobileOnly' }
    : { message: 'issue.phoneCountries', params: { countries } };
  throw new ProblemError('INVALID', { details: [{ path, ...issue }] });
}
