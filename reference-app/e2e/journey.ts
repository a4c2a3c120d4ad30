import {
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type WorkerFixture,
} from '@playwright/test';
import { startWatchDog } from '../../.ci/checks/watch-dog/watch-dog.mjs';
import { expect } from './seen.ts';
import {
  giveSession,
  registerGuest,
  somePhone,
  staffToken,
  type GuestSession,
  type StaffId,
} from './sessions.ts';
import { startStack, type Stack } from './stack/stack.ts';

export { expect };

const logLines = 8;

/** The fixture of a file's own portal, started with that. */
export function stackFrom(
  ...start: Parameters<typeof startStack>
): [WorkerFixture<Stack, { browserName: string }>, { scope: 'worker'; timeout: number }] {
  return [
    async ({ browserName: _ }, provide) => {
      const stack = await startStack(...start);
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ];
}

/** A journey through a portal of its file's own; pages begin at its address. */
export const test = base.extend<{ watched: undefined; requestLog: undefined }, { stack: Stack }>({
  /** A file that hangs is ended and named. */
  watched: [
    async ({ browserName: _ }, provide, { file, titlePath }) => {
      const watchDog = startWatchDog({ minutes: 8 });
      watchDog.begin(file);
      watchDog.running(titlePath.slice(1).join(' › '));
      await provide(undefined);
      watchDog.running(undefined);
    },
    { auto: true },
  ],
  /** What the pages of a journey that fails have asked for last, and complained of, stands with its failure. */
  requestLog: [
    async ({ browser }, provide, testInfo) => {
      const lines: string[] = [];
      const listen = (context: BrowserContext) =>
        context
          .on('response', (response) => {
            const method = response.request().method();
            if (method === 'GET' && response.ok()) return;
            lines.push(`${response.status()} ${method} ${new URL(response.url()).pathname}`);
          })
          .on('requestfailed', (request) => {
            lines.push(
              `${request.failure()?.errorText ?? ''} ${request.method()} ${request.url()}`,
            );
          })
          .on('weberror', (error) => {
            lines.push(error.error().message);
          });
      browser.on('context', listen);
      await provide(undefined);
      browser.off('context', listen);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach('request log', { body: lines.slice(-logLines).join('\n') });
    },
    { auto: true },
  ],
  stack: stackFrom(),
  baseURL: async ({ stack }, provide) => {
    await provide(stack.url);
  },
});

/** Holds back the calls to an address until they are let go. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await mayGo;
    await route.continue();
  });
  return letGo;
}

/** The field of the SMS code; typing in it fills its cells one after the other. */
export function codeField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Код из SMS' });
}

/** In the open sign-in window: asks for a code and types the one that was sent. */
export async function enterPhoneAndCode(page: Page, stack: Stack, phone: string): Promise<void> {
  await page.getByLabel('Номер телефона').fill(phone);
  await page.getByRole('button', { name: 'Отправить код SMS' }).click();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await stack.codeFor(phone));
}

/** In the open sign-in window: registers a new guest. */
export async function register(page: Page, stack: Stack, name: string): Promise<string> {
  const phone = somePhone();
  await enterPhoneAndCode(page, stack, phone);
  await page.getByLabel('Имя').fill(name);
  // Whoever goes on before the answer is not signed in.
  const answered = page.waitForResponse('**/api/sms-auth/register');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await answered;
  return phone;
}

/** How staff have the console open, whatever a guest holds in the hand. */
export const desktopViewport = { width: 1440, height: 900 } as const;

/** What most guests hold in the hand, and staff away from their desk. */
export const phoneViewport = { width: 390, height: 844 } as const;

/** Declares tests twice: what guests do most is done with a thumb as well. */
export function onDesktopAndPhone(declare: () => void): void {
  declare();
  test.describe('on a phone', () => {
    test.use({ viewport: phoneViewport });
    declare();
  });
}

/** Looks at what is to be seen as the page is, and as wide as a desktop. */
export async function onDesktopToo(page: Page, look: () => Promise<void>): Promise<void> {
  const size = page.viewportSize() ?? phoneViewport;
  for (const shown of [size, desktopViewport]) {
    await page.setViewportSize(shown);
    await test.step(`${shown.width} px wide`, look);
  }
  await page.setViewportSize(size);
}

/** Changes the words of the answers from an address. */
export async function changeAnswers(
  page: Page,
  url: string,
  change: (body: string) => string,
): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Registers a new guest, as whom the page is signed in from its next opening on. */
export async function signInGuest(page: Page, stack: Stack, name: string): Promise<GuestSession> {
  const guest = await registerGuest(stack, name);
  await giveSession(page.context(), stack, guest.token);
  return guest;
}

/** Opens a page of the console as one of the demo staff. */
export async function openConsole(
  page: Page,
  stack: Stack,
  path: string,
  id: StaffId = 'admin',
): Promise<void> {
  await giveSession(page.context(), stack, await staffToken(stack, id));
  await page.goto(stack.url + path);
  // A window over the page takes it away from assistive technology, and may be there first.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading.first()).toBeRendered();
}

/** Signs one of the demo staff in by hand and waits for the page they begin on. */
export async function signInStaff(
  page: Page,
  stack: Stack,
  id: StaffId,
  heading: string,
): Promise<void> {
  await page.goto(`${stack.url}/admin/login`);
  await page.getByLabel('Логин').fill(id);
  await page.getByLabel('Пароль').fill(stack.staffPassword);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
}
