import type { HotelNetworks } from '@portal/domain/portal';
import type { Page } from '@playwright/test';
import { expectAccessible } from './screens/accessible.ts';
import { codeField, desktopViewport, expect, openConsole, signInGuest, test } from './journey.ts';
import { countNotes, order, whenConnected } from './staff/order-staff.ts';
import { registerGuest, staffCaller } from './sessions.ts';
import type { Stack } from './stack/stack.ts';

const password = 'four words are better';
const locked = (page: Page) => page.getByRole('heading', { name: 'Панель заблокирована' });

/** As after a break that nobody waits for here; the server finds out by itself. */
async function leaveAlone(stack: Stack, id: string, minutes: number): Promise<void> {
  await stack.changeRows(
    `UPDATE session SET last_seen_at = last_seen_at - make_interval(mins => $2) WHERE staff_id = $1`,
    [id, minutes],
  );
}

test('the reception reads a code out to a guest to whom no SMS comes, and the guest is in', async ({
  page,
  stack,
  browser,
}) => {
  const known = await signInGuest(page, stack, 'Федор Безсвязный');
  const reception = await browser.newPage({ baseURL: stack.url, locale: 'ru-RU' });
  await reception.setViewportSize(desktopViewport);
  await openConsole(reception, stack, '/admin/portal/guests', 'moderator');
  await reception.getByRole('button', { name: 'Прочитать код входа' }).click();
  const window = reception.getByRole('dialog', { name: 'Прочитать код входа' });

  await test.step('staff read what to make sure of, and get no code that nobody waits for', async () => {
    for (const check of ['Документ гостя', 'Гость живёт в номере', 'на своём устройстве и ждёт']) {
      await expect(window.getByRole('listitem').filter({ hasText: check })).toBeVisible();
    }
    await expectAccessible(reception);
    await window.getByLabel('Номер телефона гостя').fill(known.phone);
    await window.getByRole('button', { name: 'Получить код' }).click();
    await expect(window.getByText('Кода для этого номера никто не ждёт')).toBeVisible();
  });

  const visitor = await browser.newContext({ baseURL: stack.url, locale: 'ru-RU' });
  const device = await visitor.newPage();
  const sent = stack.codeFor(known.phone);
  await test.step('the guest asks for a code on a device of their own', async () => {
    await device.goto('/auth');
    await device.getByLabel('Номер телефона').fill(known.phone);
    await device.getByRole('button', { name: 'Отправить код SMS' }).click();
    await expect(codeField(device)).toBeFocused();
  });

  await test.step('the code that is read out lets in, and not the one that was sent', async () => {
    await window.getByRole('button', { name: 'Получить код' }).click();
    const readOut = window.getByRole('status');
    await expect(readOut.getByText('только на устройстве гостя')).toBeVisible();
    await expectAccessible(reception);
    const code = (await readOut.locator('strong').innerText()).replaceAll(' ', '');
    expect(code).toMatch(/^\d{4,6}$/);
    const old = await sent;
    if (old !== code) {
      await device.keyboard.type(old);
      await expect(device.getByText('неверный код')).toBeVisible();
      await expect(codeField(device)).toHaveValue('');
    }
    await device.keyboard.type(code);
    await expect(device).toHaveURL('/');
    await expect(device.getByRole('link', { name: /^Профиль/ })).toBeVisible();
  });
  await visitor.close();
  await reception.close();
});

test('the hotel’s networks are named in the console, and one that is too wide is refused', async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const named = async () => {
    const { settings } = await staff<{
      settings: { data: { attributes: { hotelNetworks: HotelNetworks } } };
    }>('/api/admin/portal-setting/fetch', {});
    return settings.data.attributes.hotelNetworks;
  };
  const before = await named();
  await openConsole(page, stack, '/admin/settings/access');
  const networks = page.getByLabel('Адреса и сети');
  const perDay = page.getByLabel('Кодов за день из одной сети');
  const save = page.getByRole('button', { name: 'Сохранить', exact: true });
  try {
    await networks.fill('10.0.0.0/8');
    await save.click();
    await expect(networks).toHaveAttribute('aria-invalid', 'true');
    expect(await named()).toEqual(before);
    await expectAccessible(page);

    await networks.fill('203.0.113.7\n2001:db8:7::/48');
    await perDay.fill('600');
    await save.click();
    await expect(page.getByText('Настройки сохранены').first()).toBeVisible();
    await page.reload();
    await expect(networks).toHaveValue('203.0.113.7\n2001:db8:7::/48');
    await expect(perDay).toHaveValue('600');
    expect(await named()).toMatchObject({
      networks: ['203.0.113.7', '2001:db8:7::/48'],
      codesPerDay: 600,
    });
  } finally {
    const data = { attributes: { hotelNetworks: before } };
    await staff('/api/portal-setting/update', { data }, 'PUT');
  }
});

test('a console that was left alone is locked by the server, rings and counts on, and opens with the password', async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const member = { id: 'lev', name: 'Лев Отошедший', role: 'moderator', password };
  await staff('/api/admin/staff/create', { data: { staff: member } });
  const guest = await registerGuest(stack, 'Полина Ночная');
  const notes = await countNotes(page);
  await page.setViewportSize(desktopViewport);
  await page.goto(`${stack.url}/admin/login`);
  await page.getByLabel('Логин').fill('lev');
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();

  await test.step('it stays open for as long as is set, and locks after that', async () => {
    await leaveAlone(stack, 'lev', 20);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible();
    // The server looks a session up again after some seconds.
    await expect(async () => {
      await leaveAlone(stack, 'lev', 40);
      await page.reload();
      await expect(locked(page)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 120_000 });
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('it shows nobody, not to who opens another address either', async () => {
    const connected = whenConnected(page);
    await page.goto(`${stack.url}/admin/portal/guests`);
    await expect(locked(page)).toBeVisible();
    await expect(page.getByText('Полина Ночная')).toHaveCount(0);
    await connected;
  });

  await test.step('an order that is placed meanwhile is counted and rung for', async () => {
    // A page that nobody has touched may not ring.
    await page.getByLabel('Пароль').click();
    // Another journey may have left orders that nobody took up.
    const { waiting } = await staff<{ waiting: { new: number } }>('/api/admin/order/waiting', {});
    const rung = await notes();
    await order(guest);
    const counted = waiting.new + 1;
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^Жд(ё|у)т ${counted} нов`));
    await expect(page).toHaveTitle(new RegExp(`^\\(${counted}\\) `));
    await expect.poll(notes).toBeGreaterThan(rung);
    await expect(page.getByText('Полина Ночная')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a wrong password leaves it locked, the right one opens it where it was', async () => {
    await page.getByLabel('Пароль').fill('not his');
    await page.getByRole('button', { name: 'Разблокировать' }).click();
    await expect(page.getByText('не подходит')).toBeVisible();
    await page.getByLabel('Пароль').fill(password);
    await page.getByRole('button', { name: 'Разблокировать' }).click();
    await expect(page.getByRole('heading', { name: 'Гости', level: 1 })).toBeVisible();
    await expect(page.getByText('Полина Ночная')).toBeVisible();
  });
});
