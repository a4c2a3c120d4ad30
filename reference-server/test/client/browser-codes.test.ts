import {
  createMemoryTokenStorage,
  createPortal,
  type PhoneSignIn,
  type Portal,
} from '@portal/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSpecifiedPortal, type SpecifiedPortal } from '../fixtures/specified-portal.ts';
import { createTestPortal, somePhone } from '../portal.ts';

type AnyPortal = Pick<SpecifiedPortal, 'url' | 'codeFor' | 'register' | 'stop'>;

/** Our server as older portals are. */
async function startCompatiblePortal(): Promise<AnyPortal> {
  const portal = await createTestPortal({ environment: { LEGACY_BROWSER_CODES: 'i-understand' } });
  return {
    url: portal.url,
    codeFor: (phone) => portal.codeFor(phone),
    register: async (phone, name) =>
      void (await portal.prisma.guest.create({ data: { phone, name } })),
    stop: () => portal.stop(),
  };
}

/** What is asked of a portal, of a phone that it knows or does not, and what comes of it. */
interface Step {
  readonly portal: AnyPortal;
  readonly client: Portal;
  readonly signIn: PhoneSignIn;
  readonly phone: string;
}

const registration = { name: 'Анна Лебедева', email: 'anna@example.com', isSubscribe: true };
const signedIn = (name: string) => ({ status: 'signed-in', account: { name, role: 'user' } });

async function sendAndCheck({ portal, signIn, phone }: Step) {
  await signIn.sendCode(phone);
  return signIn.checkCode(await portal.codeFor(phone));
}

const calls: [
  name: string,
  knows: boolean,
  ask: (step: Step) => Promise<unknown>,
  answer: unknown,
][] = [
  [
    'send-code says that a code was sent, of four digits',
    false,
    ({ signIn, phone }) => signIn.sendCode(phone),
    { kind: 'sent', sent: { digits: 4, resendInSeconds: 5 } },
  ],
  [
    'a wrong code is refused by the browser',
    true,
    async ({ portal, signIn, phone }) => {
      await signIn.sendCode(phone);
      const code = await portal.codeFor(phone);
      return signIn.checkCode(code.replace(/\d$/, (last) => String((Number(last) + 1) % 10)));
    },
    { kind: 'refused', refusal: { status: 401, code: 'CODE_WRONG', text: 'неверный код' } },
  ],
  ['login lets a known phone in', true, sendAndCheck, { kind: 'signed-in' }],
  ['login does not know a new phone', false, sendAndCheck, { kind: 'unknown-guest' }],
  [
    'register takes a new phone, and the guest is signed in',
    false,
    async (step) => {
      await sendAndCheck(step);
      return [await step.signIn.register(registration), step.client.session.state()];
    },
    [{ kind: 'registered' }, signedIn(registration.name)],
  ],
  [
    'register says of a known phone that it is registered',
    true,
    async ({ signIn, phone }) => {
      await signIn.sendCode(phone);
      return signIn.register(registration);
    },
    { kind: 'already-registered' },
  ],
  [
    'token/decode and sms-auth/guest restore the session of a stored token',
    true,
    async (step) => {
      const token = createMemoryTokenStorage();
      const first = createPortal({ baseUrl: step.portal.url, token });
      await sendAndCheck({ ...step, signIn: first.phoneSignIn({ codes: 'browser' }) });
      return createPortal({ baseUrl: step.portal.url, token }).session.restore();
    },
    signedIn('Олег'),
  ],
  [
    'token/decode says of a foreign token that it is over',
    false,
    async ({ portal }) => {
      const token = createMemoryTokenStorage();
      token.write('of-somebody-else');
      const state = await createPortal({ baseUrl: portal.url, token }).session.restore();
      return { ...state, token: token.read() };
    },
    { status: 'signed-out', token: null },
  ],
  [
    'portal-setting says that codes are made in the browser',
    false,
    async ({ client }) => (await client.settings.get()).status,
    { browserCodes: true, isDisable: false },
  ],
];

describe.each([
  ['a portal that answers as section 7 of the specification', () => startSpecifiedPortal()],
  ['our server in compatibility mode', startCompatiblePortal],
])('signing in with a code of the browser at %s', (_, start) => {
  let portal: AnyPortal;
  beforeAll(async () => {
    portal = await start();
  });
  afterAll(() => portal.stop());

  it.each(calls)('%s', async (_name, knows, ask, answer) => {
    const phone = somePhone();
    if (knows) await portal.register(phone, 'Олег');
    const client = createPortal({ baseUrl: portal.url, token: createMemoryTokenStorage() });
    const signIn = client.phoneSignIn({ codes: 'browser' });
    expect(await ask({ portal, client, signIn, phone })).toMatchObject(answer as object);
  });
});
