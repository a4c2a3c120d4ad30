import { signInRules } from '@portal/domain/sign-in';
import * as z from 'zod';
import type { CallCookies } from '../../../kernel/route.ts';

const name = 'otp_challenge';
const idSchema = z.uuid();
const maxAge = (signInRules.challengeSeconds + signInRules.registrationRightSeconds) * 1000;

/** Makes the browser the holder of a challenge, for as long as it can be good for anything. */
export function setChallengeCookie(cookies: CallCookies, challengeId: string): void {
  cookies.set(name, challengeId, { maxAge });
}

/** The challenge that a caller holds: the one named in the body, else the cookie's. */
export function heldChallenge(cookies: CallCookies, named: string | undefined): string | null {
  return named ?? idSchema.safeParse(cookies.get(name)).data ?? null;
}
