import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { expect, holdBack, openConsole, signInGuest, test } from './journey.ts';
import {
  openBoardAs,
  cardOf,
  column,
  countNotes,
  drawerOf,
  leave,
  order,
  seek,
} from './staff/order-staff.ts';
import { registerGuest } from './sessions.ts';

test('an order is taken from new to done by keys alone, and the guest sees every step', async ({
  page: guest,
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin');
  const session = await signInGuest(guest, stack, 'Серафима Клавишина');
  await staffPage.getByRole('searchbox').fill('клавишина');
  const id = await order(session);
  await guest.goto(`/orders/${id}`);
  const card = cardOf(staffPage, id);
  const step = (status: string) =>
    guest.getByRole('listitem').filter({ hasText: new RegExp(`^${status}`) });

  await test.step('it is there by itself, and the tab says so', async () => {
    await expect(column(staffPage, 'Новый').getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    await expect(staffPage).toHaveTitle(/^\(\d+\) Заказы/);
    await expectAccessible(staffPage);
    await staffPage.setViewportSize({ width: 1024, height: 768 });
    await expectAccessible(staffPage);
    await expectNoSidewaysScroll(staffPage);
  });

  await test.step('it is found and opened by keys', async () => {
    await staffPage.getByRole('searchbox').fill('');
    await staffPage.getByRole('heading', { level: 1 }).click();
    await staffPage.keyboard.press('/');
    await expect(staffPage.getByRole('searchbox')).toBeFocused();
    await staffPage.keyboard.type(`#${id}`);
    await expect(card).toBeVisible();
    await staffPage.keyboard.press('Enter');
    await staffPage.keyboard.press('ArrowDown');
    await expect(card.getByRole('button').first()).toBeFocused();
    await staffPage.keyboard.press('Enter');
    await expect(drawerOf(staffPage, id).getByText('Мёд луговой')).toBeVisible();
    await expectAccessible(staffPage);
    await staffPage.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(staffPage);
    await staffPage.keyboard.press('Escape');
    await expect(drawerOf(staffPage, id)).toBeHidden();
    await expect(card.getByRole('button').first()).toBeFocused();
  });

  await test.step('it goes on by one key, with Russian letters too', async () => {
    await staffPage.keyboard.press('n');
    await expect(column(staffPage, 'В работе').getByRole('article')).toHaveCount(1);
    await expect(card.getByRole('button').first()).toBeFocused();
    await expect(step('В работе')).toHaveAttribute('aria-current', 'step');
    await staffPage.keyboard.press('KeyN');
    await expect(column(staffPage, 'Доставляется').getByRole('article')).toHaveCount(1);
    await expect(step('Доставляется')).toHaveAttribute('aria-current', 'step');
    await staffPage.keyboard.press('n');
    await expect(card).toBeHidden();
    await expect(step('Выполнен')).toContainText('пройдено');
  });

  await test.step('what keys there are is shown by one', async () => {
    await staffPage.keyboard.press('?');
    await expect(staffPage.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
    await expectAccessible(staffPage);
    await staffPage.keyboard.press('Escape');
    await staffPage.getByRole('button', { name: /^Показать закрытые сегодня/ }).click();
    await expect(staffPage.getByRole('button', { name: new RegExp(`#${id}\\D`) })).toBeVisible();
    await expectAccessible(staffPage);
  });
  await leave(staffPage);
});

test('an order is dragged to where it may go, and to no other place', async ({
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'moderator');
  const guest = await registerGuest(stack, 'Пётр Ильин');
  const id = await order(guest);
  const card = await seek(staffPage, id);
  await expect(card).toHaveAttribute('draggable', 'true');

  await card.dragTo(column(staffPage, 'Доставляется'));
  await expect(column(staffPage, 'Новый').getByRole('article')).toHaveCount(1);
  const letStepArrive = await holdBack(staffPage, '**/api/order/update');
  await card.dragTo(column(staffPage, 'В работе'));
  await expect(column(staffPage, 'В работе').getByRole('article')).toHaveCount(1);

  // The own step that is still on its way is no conflict with the next one.
  await staffPage.keyboard.press('c');
  const question = staffPage.getByRole('dialog', { name: `Отмена заказа #${id}` });
  await expect(question).toBeVisible();
  letStepArrive();
  await question.getByLabel('Причина отмены').selectOption({ label: 'Нет в наличии' });
  await expectAccessible(staffPage);
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(card).toBeHidden();
  await leave(staffPage);
});

test('two people on one order see each other, and neither writes over the other', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Мария Крылова');
  const id = await order(guest);
  const path = `/admin/portal/orders?order=${id}`;
  const mine = await openBoardAs(browser, stack, 'admin', { path });
  const theirs = await openBoardAs(browser, stack, 'moderator', { path, width: 1024 });
  const [ours, others] = [drawerOf(mine, id), drawerOf(theirs, id)];
  await expect(ours.getByText(/^Смотрит: /)).toBeVisible();
  await expect(others.getByText(/^Смотрит: /)).toBeVisible();

  await ours.getByRole('button', { name: 'Изменить заказ' }).click();
  await ours.getByLabel('Сколько: Мёд луговой').fill('5');
  await expectAccessible(mine);
  await others.getByRole('button', { name: 'Изменить заказ' }).click();
  await others.getByLabel('Комментарий к заказу').fill('Оставить у двери');
  await others.getByRole('button', { name: 'Сохранить' }).click();
  await expect(others.getByRole('blockquote')).toHaveText('Оставить у двери');

  await ours.getByRole('button', { name: 'Сохранить' }).click();
  const difference = ours.getByRole('alert');
  await expect(difference.getByRole('row', { name: /^Комментарий/ })).toContainText(
    'Оставить у двери',
  );
  await expect(difference.getByRole('row', { name: /^Состав/ })).toContainText('2 → 5');
  await expectAccessible(mine);
  await ours.getByRole('button', { name: 'Применить моё ещё раз' }).click();

  for (const drawer of [ours, others]) {
    await expect(drawer.getByText('× 5', { exact: true })).toBeVisible();
    await expect(drawer.getByRole('blockquote')).toHaveText('Оставить у двери');
  }
  await leave(mine, theirs);
});

/** As browsers are that have not been told otherwise; the page shows what its audio does. */
function beSilentUntilUsed(): void {
  let isUsed = false;
  for (const use of ['click', 'keydown']) {
    globalThis.addEventListener(use, () => (isUsed = true), { capture: true });
  }
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      void super.suspend();
      this.addEventListener('statechange', () => {
        document.documentElement.dataset['sound'] = this.state;
      });
    }

    override resume(): Promise<void> {
      return isUsed ? super.resume() : new Promise(() => undefined);
    }
  };
}

test('a press on a page that may not ring yet is not lost when the hint goes', async ({
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin');
  const guest = await registerGuest(stack, 'Ольга Зимина');
  await staffPage.addInitScript(beSilentUntilUsed);
  const id = await order(guest);
  await staffPage.goto(`/admin/portal/orders?search=%23${id}`);
  const hint = staffPage.getByRole('button', { name: 'Включить звук' });
  await expect(hint).toBeVisible();
  await cardOf(staffPage, id).hover();
  await staffPage.mouse.down();
  await staffPage.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(hint).toBeVisible();
  await staffPage.mouse.up();
  await expect(drawerOf(staffPage, id)).toBeVisible();
  await expect(hint).toBeHidden();
  await leave(staffPage);
});

test('new orders ring until somebody opens them, unless the sound is off on this device', async ({
  browser,
  stack,
}) => {
  const staffPage = await openBoardAs(browser, stack, 'admin');
  const guest = await registerGuest(stack, 'Ольга Зимина');
  await staffPage.addInitScript(beSilentUntilUsed);
  const notes = await countNotes(staffPage);

  await test.step('a page that nobody has touched says that it may not', async () => {
    await order(guest);
    await staffPage.clock.install();
    await staffPage.reload();
    const hint = staffPage.getByRole('button', { name: 'Включить звук' });
    await expect(hint).toBeVisible();
    await expectAccessible(staffPage);
    await hint.click();
    await expect(hint).toBeHidden();
    await expect.poll(notes).toBeGreaterThan(0);
    const once = await notes();
    await staffPage.clock.fastForward(8_000);
    await expect.poll(notes).toBeGreaterThan(once);
  });

  await test.step('opening what is new ends it', async () => {
    for (const card of await column(staffPage, 'Новый').getByRole('article').all()) {
      await card.click();
      await expect(staffPage.getByRole('dialog')).toBeVisible();
      await staffPage.keyboard.press('Escape');
      await expect(staffPage.getByRole('dialog')).toBeHidden();
    }
    const opened = await notes();
    await staffPage.clock.fastForward(60_000);
    expect(await notes()).toBe(opened);
    await expect(staffPage.locator('html')).toHaveAttribute('data-sound', 'suspended');
  });

  await test.step('and a page that was not there then does not ring either', async () => {
    await staffPage.reload();
    await expect(column(staffPage, 'Новый').getByRole('article').first()).toBeVisible();
    await staffPage.mouse.click(5, 5);
    await staffPage.clock.fastForward(60_000);
    expect(await notes()).toBe(0);
  });

  await test.step('the switch is kept', async () => {
    await staffPage.getByRole('switch', { name: 'Звук новых заказов' }).uncheck();
    await staffPage.reload();
    await expect(staffPage.getByRole('switch', { name: 'Звук новых заказов' })).not.toBeChecked();
    await staffPage.mouse.click(5, 5);
    const id = await order(guest);
    await expect(await seek(staffPage, id)).toBeVisible();
    await staffPage.clock.fastForward(10_000);
    expect(await notes()).toBe(0);
    await staffPage.getByRole('switch', { name: 'Звук новых заказов' }).check();
    await expect.poll(notes).toBeGreaterThan(0);
  });
  await leave(staffPage);
});

test('what is looked at stands in the address', async ({ stack, page }) => {
  const guest = await registerGuest(stack, 'Нина Орлова');
  const id = await order(guest);
  await openConsole(page, stack, '/admin/portal/orders');
  await page.getByRole('tab', { name: 'Таблица' }).click();
  await page.getByRole('searchbox').fill('Орлова');
  await page.getByLabel('Статус').selectOption({ label: 'Новый' });
  await expect(page).toHaveURL(/view=table/);
  await page.reload();
  await expect(page.getByText('1 заказ', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Орлова');
  await expectAccessible(page);
  for (const [name, extension] of [
    ['Скачать для Excel', 'xlsx'],
    ['Скачать CSV', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^orders-.+\\.${extension}$`));
  }

  await page.getByRole('button', { name: `Открыть заказ #${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`order=${id}`));
  await expect(drawerOf(page, id).getByText('Нина Орлова')).toBeVisible();
  await page.goBack();
  await expect(drawerOf(page, id)).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('Орлова');

  await page.getByRole('searchbox').fill('никого такого нет');
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
  await expect(page.getByRole('button', { name: `Открыть заказ #${id}` })).toBeVisible();

  await page.goto('/admin/portal/orders?order=999999');
  await expect(page.getByText('Такого заказа нет')).toBeVisible();
  await expectAccessible(page);
});
