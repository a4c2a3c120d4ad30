/** Whether a path is a sign-in page, after which the welcome screen is shown. */
export function isAuthPath(path: string): boolean {
  return path.includes('auth');
}

/** Whether the guest footer is hidden on a path: store pages. */
export function hidesFooter(path: string): boolean {
  return path.includes('store');
}

/** Where everybody reads what becomes of personal data. */
export const privacyPath = '/privacy';
