import type { HotelNetworks } from '@portal/domain/portal';
import { expectAccessible } from './accessible.ts';
import { codeField, desktopViewport, expect, openConsole, signInGuest, test } from './journey.ts';
import { staffCaller } from './sessions.ts';

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
