import {
  createServerCodeSignIn,
  type PhoneSignIn,
  type PhoneSignInOptions,
} from './phone-sign-in.ts';

/**
 * Signs a guest in by phone.
 *
 * @example
 * ```ts
 * const signIn = createPhoneSignIn({ call: portal.call, session: portal.session });
 * await signIn.sendCode('+79991234567');
 * const result = await signIn.checkCode('1234');
 * ```
 */
export function createPhoneSignIn(options: PhoneSignInOptions): PhoneSignIn {
  return options.codes === 'browser'
    ? signInByBrowserCodes(options)
    : createServerCodeSignIn(options);
}

/** Loaded when it is first needed: few portals are like that. */
function signInByBrowserCodes(options: PhoneSignInOptions): PhoneSignIn {
  let opened: PhoneSignIn | null = null;

  async function open(): Promise<PhoneSignIn> {
    const { createBrowserCodeSignIn } = await import('./browser-code-sign-in.ts');
    return (opened ??= createBrowserCodeSignIn(options));
  }

  return {
    sendCode: async (phone) => (await open()).sendCode(phone),
    checkCode: async (code) => (await open()).checkCode(code),
    register: async (registration) => (await open()).register(registration),
    begun: () => opened?.begun() ?? options.begun ?? null,
  };
}
