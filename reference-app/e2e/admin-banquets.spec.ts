import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './screens/accessible.ts';
import { fillIn, inDays, stateOf } from './staff/banquet-staff.ts';
import { expect, holdBack, openConsole, phoneViewport, test } from './journey.ts';
import { staffCaller } from './sessions.ts';

test.beforeEach(async ({ page, stack }) => {
  await stack.setTill('online');
  await openConsole(page, stack, '/admin/banquet-management', 'banquet');
});

async function close(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(dialog).toBeHidden();
}

test('a banquet is planned, sent and accepted, stands in nobody’s way twice, and is called off', async ({
  page,
  stack,
}) => {
  const day = inDays(20);
  const earlier = new Set((await stack.reserves()).map(({ id }) => id));
  await test.step('is planned with what is still missing said', async () => {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Новый банкет' }).click();
    const form = page.getByRole('dialog', { name: 'Новый банкет' });
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(form.getByLabel('Название')).toBeFocused();
    await expect(form.getByText('Введите номер целиком')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Закрыть' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('is sent, and what is sent is told from what is accepted', async () => {
    await fillIn(page, { title: 'Юбилей Лебедевых', day, tables: ['Стол 41', 'Стол 42'] });
    await expect(page.getByText('Выбранные столы в это время свободны.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Сохранить и передать' }).click();
    await expect(stateOf(page, 'Юбилей Лебедевых')).toHaveText('Передан');
    const steps = page.getByRole('dialog', { name: 'Юбилей Лебедевых' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Отправлен' })).toContainText('пройдено');
    await expect(steps.filter({ hasText: 'Принят рестораном' })).toContainText('пройдено');
    await expectAccessible(page);
    const made = (await stack.reserves()).filter(({ id }) => !earlier.has(id));
    expect(made.map(({ creationStatus }) => creationStatus)).toEqual(['Success']);
    await close(page, 'Юбилей Лебедевых');
  });

  await test.step('is seen before another takes its tables', async () => {
    await fillIn(page, { title: 'Свадьба', day, tables: ['Стол 42'] });
    await expect(
      page.getByText(/^Стол 42: занято банкетом №\d+ «Юбилей Лебедевых»$/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(
      page.locator('[data-component=Toast]').filter({ hasText: 'Банкет не сохранён' }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Стол 42,/ }).click();
    await page.getByRole('button', { name: /^Стол 46,/ }).click();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Свадьба' })).toBeVisible();
    await expect(stateOf(page, 'Свадьба')).toHaveText('Черновик');
    await close(page, 'Свадьба');
  });

  await test.step('is found in the list, by day and by its address', async () => {
    await page.getByRole('tab', { name: 'Список' }).click();
    await page.getByRole('searchbox').fill('Лебедевых');
    await expect(page.getByText('1 банкет', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/search=/);
    await expectAccessible(page);
    await page.goto(`${stack.url}/admin/banquet-management?view=day&day=${day}`);
    await expect(page.getByRole('button', { name: 'Открыть: Юбилей Лебедевых' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(phoneViewport);
    await expectNoSidewaysScroll(page);
  });

  await test.step('is called off, at the restaurant too', async () => {
    await page.getByRole('button', { name: 'Открыть: Юбилей Лебедевых' }).click();
    const details = page.getByRole('dialog', { name: 'Юбилей Лебедевых', exact: true });
    await details.getByRole('button', { name: 'Отменить банкет' }).click();
    const question = page.getByRole('dialog', { name: 'Отменить банкет «Юбилей Лебедевых»?' });
    await expect(
      question.getByText('Сначала его отменит ресторан.', { exact: false }),
    ).toBeVisible();
    await question.getByRole('button', { name: 'Отменить банкет' }).click();
    await expect(stateOf(page, 'Юбилей Лебедевых')).toHaveText('Отменён');
    await expect(page.getByRole('button', { name: 'Отменить банкет' })).toBeHidden();
  });
});

test('a banquet that the restaurant did not take says so, and is sent again', async ({
  page,
  stack,
}) => {
  await stack.setTill('offline');
  await fillIn(page, { title: 'Выпускной', day: inDays(30), tables: ['Стол 43'] });
  await page.getByRole('button', { name: 'Сохранить и передать' }).click();
  await expect(stateOf(page, 'Выпускной')).toHaveText('Не передан');
  await expect(page.getByText(/^Ошибка при передаче банкета:\d+$/)).toBeVisible();
  await expect(page.getByText(/^Ресторан ответил: /)).toBeVisible();
  await expectAccessible(page);

  await stack.setTill('online');
  await page.getByRole('button', { name: 'Передать ещё раз' }).click();
  await expect(stateOf(page, 'Выпускной')).toHaveText('Передан');
});

test('a banquet that is half written is lost neither by a stray press nor by one saved before it', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/api/admin/banquet/create');
  await fillIn(page, { title: 'Именины', day: inDays(41), tables: [] });
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Новый банкет' })).toHaveCount(0);
  await fillIn(page, { title: 'Крестины', day: inDays(40), tables: [] });
  letGo();
  await expect(page.getByText('Банкет сохранён')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Закрыть без сохранения?')).toBeVisible();
});

test('a banquet that a colleague has changed meanwhile is saved all the same, with what both wrote', async ({
  page,
  stack,
}) => {
  const colleague = await staffCaller(stack, 'banquet');
  const startsAt = `${inDays(50)}T15:00:00.000Z`;
  const { banquet } = await colleague<{ banquet: { id: number } }>('/api/admin/banquet/create', {
    data: {
      banquet: {
        ...{ title: 'Помолвка', customerName: 'Анна', phone: '+79161234567' },
        ...{ startsAt, guestsCount: 18, durationInMinutes: 240 },
      },
    },
  });
  const { id } = banquet;
  // A page that hears nothing of the colleague.
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => socket.close());
  await page.goto(`/admin/banquet-management?banquet=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Помолвка' });
  await dialog.getByRole('button', { name: 'Изменить' }).click();
  await dialog.getByLabel('Комментарий').fill('Стол у окна');
  await colleague(
    '/api/admin/banquet/update',
    { data: { banquet: { id, guestsCount: 27 } } },
    'PUT',
  );
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog.getByText('Пока вы писали, это изменил кто-то другой.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Сохранить моё' }).click();
  await expect(page.getByText('Банкет сохранён')).toBeVisible();
  await expect(dialog.getByText('Стол у окна')).toBeVisible();
  await expect(dialog.getByText('27', { exact: true })).toBeVisible();
});

test('a month that is still being read calls none of its days free', async ({ page }) => {
  await page.goto(`/admin/banquet-management?day=${inDays(90)}`);
  const free = page.getByText('В этот день банкетов нет');
  await expect(free).toBeVisible();
  const letGo = await holdBack(page, '**/api/admin/banquet/fetch');
  await page.getByRole('button', { name: 'Следующий месяц' }).click();
  await expect(page.getByRole('heading', { name: /, 1 / })).toBeVisible();
  await expect(free).toBeHidden();
  letGo();
  await expect(free).toBeVisible();
});

test('halls that cannot be read say what the restaurant says of it, or what stands in for it', async ({
  page,
}) => {
  const form = page.getByRole('dialog', { name: 'Новый банкет' });
  await page.goto('/admin/banquet-management');
  const away = (error: string) => ({
    status: 502,
    json: { success: false, code: 'RESTAURANT_UNAVAILABLE', error },
  });
  const nobody = { status: 200, json: { organizations: [] } };
  for (const [call, answer, message] of [
    ['organizations', away('Ресторан закрыт'), 'Ресторан закрыт'],
    ['organizations', away(''), 'Ошибка при получении организаций'],
    ['organizations', nobody, 'Организации не найдены'],
    ['terminal-groups', away(''), 'Ошибка при получении терминальных групп'],
    [
      'reserve_available_restaurant_sections',
      away(''),
      'Ошибка при получении подразделений ресторана',
    ],
  ] as const) {
    await test.step(message, async () => {
      const calls = `**/api/iiko/${call}*`;
      await page.route(calls, (route) => route.fulfill(answer));
      await page.getByRole('button', { name: 'Новый банкет' }).click();
      await expect(form.getByText(message, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.unroute(calls);
    });
  }
});
