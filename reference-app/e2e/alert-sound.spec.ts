import type { Page } from '@playwright/test';
import { expect, openConsole, test } from './journey.ts';
import { loseOneSms } from './lost-sms.ts';
import { openBoardAs, leave } from './order-staff.ts';

const title = 'Уведомления не доставлены';
const orders = '/admin/portal/orders';

/** Counts the notes that a page plays. */
function countNotes(): void {
  const play = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function start(...when) {
    const { dataset } = document.documentElement;
    dataset['notes'] = String(Number(dataset['notes'] ?? 0) + 1);
    play.apply(this, when);
  };
}

const notesOf = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['notes'] ?? 0));
const bannerOf = (page: Page) => page.getByRole('status').filter({ hasText: title });

test('a new alert rings once, in one tab of the device, and not where the sound is off', async ({
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin', { path: '/admin/settings' });
  await staffPage.context().addInitScript(countNotes);
  await staffPage.goto(orders);
  await expect(staffPage.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
  const other = await staffPage.context().newPage();
  await openConsole(other, stack, '/admin/settings');
  const tabs = [staffPage, other] as const;
  const notes = async () => (await Promise.all(tabs.map(notesOf))).toSorted((a, b) => a - b);
  let ofOneRing = 0;

  await test.step('it rings, in one of two tabs', async () => {
    expect(await notes()).toEqual([0, 0]);
    await loseOneSms(stack);
    for (const tab of tabs) await expect(bannerOf(tab)).toBeVisible();
    await expect.poll(async () => (await notes())[1]).toBeGreaterThan(0);
    const [silent, rang] = await notes();
    expect(silent).toBe(0);
    ofOneRing = rang ?? 0;
  });

  await test.step('not again while it is open, however it grows', async () => {
    await bannerOf(staffPage).getByRole('link', { name: 'Показать' }).click();
    await loseOneSms(stack);
    const alert = staffPage.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(alert.getByRole('heading')).toContainText('(2)');
    expect(await notes()).toEqual([0, ofOneRing]);
  });

  await test.step('nor where the sound is switched off, whatever is new', async () => {
    await staffPage.getByRole('button', { name: `Отметить сделанным: ${title}` }).click();
    const dialog = staffPage.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: 'Отметить сделанным' }).click();
    await expect(dialog).toBeHidden();
    await staffPage.goto(orders);
    await staffPage.getByRole('switch', { name: 'Звук новых заказов' }).uncheck();
    for (const tab of tabs) await expect(bannerOf(tab)).toBeHidden();
    const before = await notes();
    await loseOneSms(stack);
    for (const tab of tabs) await expect(bannerOf(tab)).toBeVisible();
    expect(await notes()).toEqual(before);
  });
  await leave(staffPage);
});
