export { sendBrowserCode, registerByBrowserCode } from './browser-code-endpoints.ts';
export { hotelNetworkRules, type HotelNetworkFault, hotelNetworkFault } from './hotel-networks.ts';
export {
  proofRules,
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
export {
  type Budget,
  signInRules,
  staffSignInRules,
  knownDeviceRules,
  readOutRules,
  consoleLockRules,
  sessionRules,
  passwordDelaySeconds,
  smsOfStrangers,
  resendDelaySeconds,
} from './sign-in-rules.ts';
