import { errors, type Browser, type Locator, type Page } from 'playwright-core';
import { signInStaff } from '../journey.ts';
import type { Stack } from '../stack/stack.ts';

/** What nobody may take from a console's page while the shift lasts: a reload would. */
const mark = 'shiftBegan';

/** Opens a console's page and marks it, so that a reload would be noticed. */
export async function openStaffPage(
  browser: Browser,
  stack: Stack,
  id: 'admin' | 'moderator',
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: stack.url,
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
  });
  const staffPage = await context.newPage();
  await signInStaff(staffPage, stack, id, 'Заказы');
  await markPage(staffPage);
  return staffPage;
}

/** Opens the inbox in another tab of the same member of staff. */
export async function openInbox(staffPage: Page): Promise<Page> {
  const inbox = await staffPage.context().newPage();
  await inbox.goto('/admin/portal/tickets');
  await inbox.getByRole('heading', { level: 1 }).waitFor();
  await markPage(inbox);
  return inbox;
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate((name) => Object.assign(window, { [name]: true }), mark);
}

/** Whether the page is still the one that was opened when the shift began. */
export function isUntouched(page: Page): Promise<boolean> {
  return page.evaluate((name) => Reflect.get(window, name) === true, mark);
}

/** Cards of a column of the board. */
export function cardsIn(staffPage: Page, column: string): Locator {
  return staffPage.getByRole('region', { name: new RegExp(`^${column}`) }).getByRole('article');
}

/** Takes the first order of a column one step on; false where there is none. */
export async function moveOneOn(staffPage: Page, column: string): Promise<boolean> {
  const card = cardsIn(staffPage, column).first();
  if (!(await card.isVisible())) return false;
  // A colleague may be faster: then the card is gone, and so is what was to be pressed.
  try {
    const nameId = await card.getAttribute('aria-labelledby', { timeout: 2_000 });
    await card.getByRole('button').last().click({ timeout: 2_000 });
    await cardsIn(staffPage, column)
      .and(staffPage.locator(`[aria-labelledby="${nameId}"]`))
      .waitFor({ state: 'detached', timeout: 10_000 });
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}

/** Answers the first ticket that nobody has answered and closes it; false where there is none. */
export async function answerOne(inbox: Page, answer: string): Promise<boolean> {
  const unanswered = inbox
    .getByRole('list', { name: 'Заявки' })
    .getByRole('button')
    .filter({ hasText: 'Заявка обрабатывается' });
  const row = unanswered.first();
  if (!(await row.isVisible())) return false;
  const number = /#\d+/.exec(await row.innerText())?.[0];
  if (number === undefined) throw new Error('A request is listed without its number.');
  await row.click();
  await inbox.getByRole('heading', { name: `Заявка ${number}`, exact: true }).waitFor();
  const writing = inbox.getByRole('textbox', { name: 'Сообщение' });
  await writing.fill(answer);
  await writing.press('Enter');
  const log = inbox.getByRole('log');
  await log.getByText(answer).waitFor();
  await log.getByText('Отправляется').waitFor({ state: 'hidden' });
  await inbox.getByRole('button', { name: 'Закрыть заявку' }).click();
  await unanswered.filter({ hasText: `${number} ` }).waitFor({ state: 'detached' });
  return true;
}
