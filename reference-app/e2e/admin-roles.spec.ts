import type { Page } from '@playwright/test';
import { expectAccessible } from './screens/accessible.ts';
import { expect, openConsole, signInStaff, test } from './journey.ts';
import type { StaffId } from './sessions.ts';

/** A page of the console: what leads there, what it reads, and who may open it (section 6). */
interface Place {
  readonly item: string;
  readonly path: string;
  /** The call that gives what the page shows. */
  readonly call: string;
  readonly roles: readonly StaffId[];
}

const places: readonly Place[] = [
  {
    item: 'Заказы',
    path: '/admin/portal/orders',
    call: '/api/admin/order/fetch',
    roles: ['admin', 'moderator'],
  },
  {
    item: 'Поддержка',
    path: '/admin/portal/tickets',
    call: '/api/admin/ticket/fetch',
    roles: ['admin'],
  },
  {
    item: 'Гости',
    path: '/admin/portal/guests',
    call: '/api/admin/guest/fetch',
    roles: ['admin', 'moderator'],
  },
  {
    item: 'Управление банкетами',
    path: '/admin/banquet-management',
    call: '/api/admin/banquet/fetch',
    roles: ['admin', 'banquet'],
  },
  {
    item: 'Настройки',
    path: '/admin/settings',
    call: '/api/admin/portal-setting/fetch',
    roles: ['admin'],
  },
  // Not of the table: it stands at the menu's foot, for those who may move money on their own.
  {
    item: 'Сверка',
    path: '/admin/reconciliation',
    call: '/api/admin/payment/reconciliation/fetch',
    roles: ['admin'],
  },
];
const homes: Readonly<Record<StaffId, string>> = {
  admin: 'Заказы',
  moderator: 'Заказы',
  banquet: 'Банкеты',
};
const forbidden = 'Этот раздел вам недоступен';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Панель администратора' });

/** Every call of the API that a page makes from now on. */
function listenToCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

for (const role of ['admin', 'moderator', 'banquet'] as const) {
  test(`section 6: ${role} sees in the menu, opens and is told exactly what the table says`, async ({
    page,
    stack,
  }) => {
    await signInStaff(page, stack, role, homes[role]);
    const calls = listenToCalls(page);

    await test.step('Гостевой портал', async () => {
      const section = menu(page).getByRole('button', { name: 'Гостевой портал' });
      await expect(section).toHaveCount(role === 'banquet' ? 0 : 1);
    });
    for (const { item, path, call, roles } of places) {
      const mayOpen = roles.includes(role);
      await test.step(`${item}: ${mayOpen ? 'yes' : 'no'}`, async () => {
        await expect(menu(page).getByRole('link', { name: item })).toHaveCount(mayOpen ? 1 : 0);

        calls.length = 0;
        await page.goto(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        if (mayOpen) {
          await expect(heading).not.toHaveText(forbidden);
        } else {
          await expect(heading).toHaveText(forbidden);
          await expect(page.getByRole('link', { name: 'На мою страницу' })).toBeVisible();
          const path = call.replace(/[^/]+$/, '');
          expect(calls.filter((made) => made.startsWith(path))).toEqual([]);
        }

        const reply = await page.request.post(call, {
          data: { data: {} },
          headers: { Origin: stack.url },
        });
        expect([call, reply.status()]).toEqual([call, mayOpen ? 200 : 403]);
      });
    }
  });
}

test('section 2: the sidebar has its header, its items in their order and the way out, and is small at first', async ({
  page,
  stack,
}) => {
  await openConsole(page, stack, '/admin/portal/orders');
  const sidebar = menu(page);
  await test.step('small at first, every icon with its name', async () => {
    await expect(sidebar.getByRole('button', { name: 'Развернуть меню' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Настройки' })).toBeVisible();
  });
  await test.step('its items in their order', async () => {
    await sidebar.getByRole('button', { name: 'Развернуть меню' }).click();
    const names = await sidebar.locator('li a, li button').allInnerTexts();
    const specified = [
      ...['Гостевой портал', 'Заказы', 'Поддержка', 'Гости'],
      ...['Управление банкетами', 'Настройки', 'Выйти из аккаунта'],
    ];
    const shown = names.map((name) => name.split('\n')[0]);
    expect(shown.filter((name) => specified.includes(name ?? ''))).toEqual(specified);
    await expectAccessible(page);
  });
  await test.step('the section that is open, by the beginning of the path', async () => {
    await expect(sidebar).toContainText('Панель администратора');
    for (const [path, label] of [
      ['/admin/portal/orders', 'Заказы'],
      ['/admin/settings/contacts', 'Настройки'],
      ['/admin/banquet-management', 'Управление банкетами'],
      ['/admin/nowhere', 'Управление'],
    ] as const) {
      await page.goto(path);
      await expect(sidebar.getByText(label, { exact: true }).first()).toBeVisible();
      const current = sidebar.locator('a[aria-current="page"]');
      await expect(current).toHaveCount(label === 'Управление' ? 0 : 1);
      if (label !== 'Управление') await expect(current).toContainText(label);
    }
  });
  await test.step('its first section folds, for the eye and for the keyboard', async () => {
    const section = sidebar.getByRole('button', { name: 'Гостевой портал' });
    const places = ['Заказы', 'Поддержка', 'Гости'].map((name) =>
      sidebar.getByRole('link', { name }),
    );
    await expect(section).toHaveAttribute('aria-expanded', 'true');
    for (const place of places) await expect(place).toBeVisible();
    await section.click();
    await expect(section).toHaveAttribute('aria-expanded', 'false');
    for (const place of places) await expect(place).toBeHidden();
    await section.press('Tab');
    await expect(sidebar.getByRole('link', { name: 'Управление банкетами' })).toBeFocused();
    await section.press('Enter');
    for (const place of places) await expect(place).toBeVisible();
  });
  await test.step('it stays as it was left', async () => {
    await page.reload();
    await expect(sidebar.getByRole('button', { name: 'Свернуть меню' })).toBeVisible();
  });
});

test('section 2: /admin/login lets staff in where they wanted to go, and out again', async ({
  page,
  stack,
}) => {
  await test.step('whoever is not signed in is asked to, on whatever page', async () => {
    const calls = listenToCalls(page);
    await page.goto('/admin/settings/providers');
    await expect(page).toHaveURL('/admin/login');
    await expect(page.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
    expect(calls.filter((call) => call.startsWith('/api/admin/'))).toEqual([]);
    await expectAccessible(page);
  });
  await test.step('what is missing and what is wrong is said', async () => {
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Введите логин')).toBeVisible();
    await page.getByLabel('Логин').fill('admin');
    await page.getByLabel('Пароль').fill('not the password');
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByText('Неверный логин или пароль')).toBeVisible();
    await expect(page.getByLabel('Пароль')).toHaveValue('');
  });
  await test.step('the right password leads on to where one wanted to go', async () => {
    await page.getByLabel('Пароль').fill(stack.staffPassword);
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).toHaveURL('/admin/settings/providers');
    await expect(page.getByRole('heading', { name: 'Внешние системы', level: 1 })).toBeVisible();
  });
  await test.step('signing out leads back and closes the console', async () => {
    await menu(page).getByRole('button', { name: 'Выйти из аккаунта' }).click();
    await expect(page).toHaveURL('/admin/login');
    const reply = await page.request.post('/api/admin/portal-setting/fetch', {
      data: {},
      headers: { Origin: stack.url },
    });
    expect(reply.status()).toBe(401);
    await page.goto('/admin/portal/orders');
    await expect(page).toHaveURL('/admin/login');
  });
});
