export { beginConfirmation, confirmSession, checkConfirmation } from './confirmation-endpoints.ts';
export { checkFirstAdminLink, createFirstAdmin } from './first-admin-endpoints.ts';
export {
  menuAccess,
  type MenuItem,
  adminPaths,
  type MenuPage,
  type SidebarEntry,
  canSee,
  sidebarFor,
  activeMenuPage,
  homePathFor,
  hidesSidebar,
} from './menu-access.ts';
export {
  passwordLimits,
  type PasswordError,
  findPasswordError,
  newPasswordSchema,
} from './password-rules.ts';
export {
  fetchSecondFactors,
  beginSecondFactor,
  finishSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  removeStaffSecondFactors,
} from './second-factor-endpoints.ts';
export {
  type SecondFactorKind,
  proofKinds,
  type ProofKind,
  type WebAuthnOptions,
  type PasskeyProof,
} from './second-factor-proof.ts';
export {
  secondFactorRules,
  type SecondFactor,
  type PasskeyCreation,
} from './second-factor-schema.ts';
export {
  fetchStaff,
  createStaff,
  updateStaff,
  resetStaffPassword,
  changeOwnPassword,
} from './staff-endpoints.ts';
export { type StaffMember, staffNameMaxLength, type FirstAdmin } from './staff-schema.ts';
