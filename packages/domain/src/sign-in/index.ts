export { sendBrowserCode, registerByBrowserCode } from './browser-code-endpoints.ts';
export { hotelNetworkError } from './hotel-networks.ts';
export {
  proofChallengeSchema,
  type ProofChallenge,
  type Proof,
  beginsWithZeroBits,
} from './proof-of-work.ts';
export { staffLogin, readOutCode } from './admin-sign-in-endpoints.ts';
export {
  sendCode,
  login,
  register,
  signInCodeRead,
  decodeToken,
  getOwnGuest,
  getOwnStaffAccount,
  logout,
} from './sign-in-endpoints.ts';
export { sessionRules, signInRules, consoleLockRules } from './sign-in-rules.ts';
