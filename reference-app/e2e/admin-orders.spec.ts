import type { Route } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, openConsole, signInGuest, test } from './journey.ts';
import { atDesk, cardOf, column, countNotes, drawerOf, leave, order, seek } from './order-desk.ts';
import { registerGuest } from './sessions.ts';

test('an order is taken from new to done by keys alone, and the guest sees every step', async ({
  page: guest,
  browser,
  stack,
}) => {
  const desk = await atDesk(browser, stack, 'admin');
  const session = await signInGuest(guest, stack, 'Серафима Клавишина');
  await desk.getByRole('searchbox').fill('клавишина');
  const id = await order(session);
  await guest.goto(`/orders/${id}`);
  const card = cardOf(desk, id);
  const step = (status: string) =>
    guest.getByRole('listitem').filter({ hasText: new RegExp(`^${status}`) });

  await test.step('it is there by itself, and the tab says so', async () => {
    await expect(column(desk, 'Новый').getByRole('article')).toHaveCount(1);
    await expect(card).toBeVisible();
    await expect(desk).toHaveTitle(/^\(\d+\) Заказы/);
    await expectAccessible(desk);
    await desk.setViewportSize({ width: 1024, height: 768 });
    await expectAccessible(desk);
    await expectNoSidewaysScroll(desk);
  });

  await test.step('it is found and opened by keys', async () => {
    await desk.getByRole('searchbox').fill('');
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('/');
    await expect(desk.getByRole('searchbox')).toBeFocused();
    await desk.keyboard.type(`#${id}`);
    await expect(card).toBeVisible();
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('ArrowDown');
    await expect(card.getByRole('button').first()).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(drawerOf(desk, id).getByText('Мёд луговой')).toBeVisible();
    await expectAccessible(desk);
    await desk.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await expect(drawerOf(desk, id)).toBeHidden();
    await expect(card.getByRole('button').first()).toBeFocused();
  });

  await test.step('it goes on by one key, with Russian letters too', async () => {
    await desk.keyboard.press('n');
    await expect(column(desk, 'В работе').getByRole('article')).toHaveCount(1);
    await expect(card.getByRole('button').first()).toBeFocused();
    await expect(step('В работе')).toHaveAttribute('aria-current', 'step');
    await desk.keyboard.press('KeyN');
    await expect(column(desk, 'Доставляется').getByRole('article')).toHaveCount(1);
    await expect(step('Доставляется')).toHaveAttribute('aria-current', 'step');
    await desk.keyboard.press('n');
    await expect(card).toBeHidden();
    await expect(step('Выполнен')).toContainText('пройдено');
  });

  await test.step('what keys there are is shown by one', async () => {
    await desk.keyboard.press('?');
    await expect(desk.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await desk.getByRole('button', { name: /^Показать закрытые сегодня/ }).click();
    await expect(desk.getByRole('button', { name: new RegExp(`#${id} ·`) })).toBeVisible();
    await expectAccessible(desk);
  });
  await leave(desk);
});

test('an order is dragged to where it may go, and to no other place', async ({
  browser,
  stack,
}) => {
  const desk = await atDesk(browser, stack, 'moderator');
  const guest = await registerGuest(stack, 'Пётр Ильин');
  const id = await order(guest);
  const card = await seek(desk, id);
  await expect(card).toHaveAttribute('draggable', 'true');

  await card.dragTo(column(desk, 'Доставляется'));
  await expect(column(desk, 'Новый').getByRole('article')).toHaveCount(1);
  let letStepArrive: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (letStepArrive = resolve));
  const holdStep = async (route: Route) => {
    await isAsked;
    await route.continue();
  };
  await desk.route('**/api/order/update', holdStep, { times: 1 });
  await card.dragTo(column(desk, 'В работе'));
  await expect(column(desk, 'В работе').getByRole('article')).toHaveCount(1);

  // The own step that is still on its way is no conflict with the next one.
  await desk.keyboard.press('c');
  const question = desk.getByRole('dialog', { name: `Отмена заказа #${id}` });
  await expect(question).toBeVisible();
  letStepArrive();
  await question.getByLabel('Причина отмены').selectOption({ label: 'Нет в наличии' });
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(card).toBeHidden();
  await leave(desk);
});

test('two people on one order see each other, and neither writes over the other', async ({
  browser,
  stack,
}) => {
  const guest = await registerGuest(stack, 'Мария Крылова');
  const id = await order(guest);
  const path = `/admin/portal/orders?order=${id}`;
  const mine = await atDesk(browser, stack, 'admin', { path });
  const theirs = await atDesk(browser, stack, 'moderator', { path, width: 1024 });
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

/** As browsers are that have not been told otherwise. */
function beSilentUntilUsed(): void {
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      void this.suspend();
    }
  };
}

test('a press on a page that may not ring yet is not lost when the hint goes', async ({
  browser,
  stack,
}) => {
  const desk = await atDesk(browser, stack, 'admin');
  const guest = await registerGuest(stack, 'Ольга Зимина');
  await desk.addInitScript(beSilentUntilUsed);
  const id = await order(guest);
  await desk.goto(`/admin/portal/orders?search=%23${id}`);
  const hint = desk.getByRole('button', { name: 'Включить звук' });
  await expect(hint).toBeVisible();
  await cardOf(desk, id).hover();
  await desk.mouse.down();
  await desk.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(hint).toBeVisible();
  await desk.mouse.up();
  await expect(drawerOf(desk, id)).toBeVisible();
  await expect(hint).toBeHidden();
  await leave(desk);
});

test('new orders ring until somebody opens them, unless the sound is off on this device', async ({
  browser,
  stack,
}) => {
  const desk = await atDesk(browser, stack, 'admin');
  const guest = await registerGuest(stack, 'Ольга Зимина');
  await desk.addInitScript(beSilentUntilUsed);
  const notes = await countNotes(desk);

  await test.step('a page that nobody has touched says that it may not', async () => {
    await order(guest);
    await desk.clock.install();
    await desk.reload();
    const hint = desk.getByRole('button', { name: 'Включить звук' });
    await expect(hint).toBeVisible();
    await expectAccessible(desk);
    await hint.click();
    await expect(hint).toBeHidden();
    await expect.poll(notes).toBeGreaterThan(0);
    const once = await notes();
    await desk.clock.fastForward(10_000);
    await expect.poll(notes).toBeGreaterThan(once);
  });

  await test.step('opening what is new ends it', async () => {
    for (const card of await column(desk, 'Новый').getByRole('article').all()) {
      await card.click();
      await expect(desk.getByRole('dialog')).toBeVisible();
      await desk.keyboard.press('Escape');
      await expect(desk.getByRole('dialog')).toBeHidden();
    }
    const opened = await notes();
    await desk.clock.fastForward(60_000);
    expect(await notes()).toBe(opened);
  });

  await test.step('and a page that was not there then does not ring either', async () => {
    await desk.reload();
    await expect(column(desk, 'Новый').getByRole('article').first()).toBeVisible();
    await desk.mouse.click(5, 5);
    await desk.clock.fastForward(60_000);
    expect(await notes()).toBe(0);
  });

  await test.step('the switch is kept', async () => {
    await desk.getByRole('switch', { name: 'Звук новых заказов' }).uncheck();
    await desk.reload();
    await expect(desk.getByRole('switch', { name: 'Звук новых заказов' })).not.toBeChecked();
    await desk.mouse.click(5, 5);
    const id = await order(guest);
    await expect(await seek(desk, id)).toBeVisible();
    await desk.clock.fastForward(10_000);
    expect(await notes()).toBe(0);
    await desk.getByRole('switch', { name: 'Звук новых заказов' }).check();
    await expect.poll(notes).toBeGreaterThan(0);
  });
  await leave(desk);
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
