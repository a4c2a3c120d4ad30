import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import type { SandboxOptions } from '../../sandbox.ts';
import { createShopClient } from '../../testing/shop-client.ts';
import { openShopPage } from '../../testing/shop-page.ts';
import { useBrowser } from '../../testing/test-browser.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';

const openPage = useBrowser();

async function openShop(settings: object = {}, options: Partial<SandboxOptions> = {}) {
  const sandbox = await startTestSandbox(options);
  await control(sandbox, 'PUT', 'yookassa/settings', settings);
  const api = createShopClient(sandbox);
  const payment = await api.createPayment();
  const page = await openPage();
  const shop = await openShopPage(page, sandbox.endpoints.yookassa.widgetUrl);
  const status = async () => (await api.get(`payments/${payment.id}`)).body.status;
  return { sandbox, payment, token: `ct-${payment.id}`, page, shop, status };
}

function formOf(page: Page) {
  return page.frameLocator('iframe');
}

function coloursOf(locator: Locator) {
  return locator.evaluate((element) => {
    interface Colours {
      backgroundColor: string;
      color: string;
    }
    const styleOf = Reflect.get(globalThis, 'getComputedStyle') as (of: unknown) => Colours;
    const { backgroundColor, color } = styleOf(element);
    return { backgroundColor, color };
  });
}

async function typeCard(page: Page, number: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel('Номер карты').fill(number);
  await form.getByLabel('Месяц и год').fill('1290');
  await form.getByLabel('CVC').fill('123');
  await form.getByRole('button', { name: /Заплатить 1\s500,00/ }).click();
}

describe('the widget on a page with a strict content policy', () => {
  test('takes a card with the bank question and tells of success when its screen is closed', async () => {
    const { page, shop, token, status } = await openShop();
    expect(await shop.render({ confirmation_token: token })).toBe('loaded');
    await typeCard(page, '5555 5555 5555 4477');
    const form = formOf(page);
    await form.getByLabel('Код из SMS').fill('1234');
    await form.getByRole('button', { name: 'Подтвердить' }).click();
    await form.getByRole('heading', { name: 'Оплата прошла' }).waitFor();
    expect(await status()).toBe('succeeded');
    expect(await shop.received()).toEqual([]);
    await form.getByRole('button', { name: 'Вернуться в магазин' }).click();
    await eventually(async () =>
      expect(await shop.received()).toEqual([
        ['event', 'success'],
        ['event', 'complete'],
      ]),
    );
    await shop.destroy();
    expect(await page.locator('iframe').count()).toBe(0);
  });

  test('shows a declined payer why, and takes another card', async () => {
    const { page, shop, token, status } = await openShop();
    await shop.render({ confirmation_token: token });
    await typeCard(page, '5555555555554600');
    const form = formOf(page);
    await form.getByRole('alert').filter({ hasText: 'не хватает денег' }).waitFor();
    expect(await status()).toBe('pending');
    expect(await shop.received()).toEqual([]);
    await typeCard(page, '4111111111111111');
    await form.getByRole('heading', { name: 'Оплата прошла' }).waitFor();
    expect(await status()).toBe('succeeded');
  });

  test('tells of a failure when failed attempts are not handled', async () => {
    const { page, shop, token, status } = await openShop({ failedAttemptsHandling: false });
    await shop.render({ confirmation_token: token });
    await typeCard(page, '5555555555554600');
    await formOf(page).getByRole('heading', { name: 'Платёж не прошёл' }).waitFor();
    expect(await status()).toBe('canceled');
    await eventually(async () =>
      expect(await shop.received()).toEqual([
        ['event', 'fail'],
        ['event', 'complete'],
      ]),
    );
  });

  test('says what is wrong with a card before it asks the bank', async () => {
    const { page, shop, token, status } = await openShop();
    await shop.render({ confirmation_token: token });
    await typeCard(page, '5555555555554445');
    const form = formOf(page);
    await form.getByText('Проверьте номер карты').waitFor();
    const field = form.getByLabel('Номер карты');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('5555 5555 5555 4445');
    expect(await status()).toBe('pending');
  });

  test('goes to the return_url instead of telling the page', async () => {
    const { page, shop, token } = await openShop();
    await shop.render({ confirmation_token: token, return_url: shop.returnUrl });
    await typeCard(page, '4111111111111111');
    await formOf(page).getByRole('button', { name: 'Вернуться в магазин' }).click();
    await page.waitForURL(shop.returnUrl);
  });

  test('opens as a modal and tells when it was closed', async () => {
    const { page, shop, token } = await openShop();
    await shop.render({ confirmation_token: token, customization: { modal: true } });
    await page.getByRole('dialog', { name: 'Оплата' }).waitFor();
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await eventually(async () => expect(await shop.received()).toEqual([['event', 'modal_close']]));
    expect(await page.locator('iframe, dialog').count()).toBe(0);
  });

  test('wears the colours of the shop', async () => {
    const { page, shop, token } = await openShop();
    const colors = { control_primary: '#56754b', text: 'url(javascript:0)' };
    await shop.render({ confirmation_token: token, customization: { colors } });
    const button = formOf(page).getByRole('button', { name: /Заплатить/ });
    expect(await coloursOf(button)).toEqual({
      backgroundColor: 'rgb(86, 117, 75)',
      color: 'rgb(255, 255, 255)',
    });
  });

  test('gives the code of each mistake to error_callback', async () => {
    const { shop, token } = await openShop();
    const render = async (changes: object) => {
      const refusal = await shop.render({ confirmation_token: token, ...changes });
      expect(await shop.received()).toEqual([['error', { error: refusal }]]);
      return refusal;
    };
    const methods = (...list: string[]) => render({ customization: { payment_methods: list } });
    expect(await render({ confirmation_token: '' })).toBe('token_required');
    expect(await render({ confirmation_token: 'ct-none' })).toBe('invalid_token');
    expect(await render({ return_url: '/paid' })).toBe('invalid_return_url');
    expect(await methods('cheque')).toBe('invalid_payment_methods');
    expect(await methods('bank_card', 'sbp')).toBe('invalid_combination_of_payment_methods');
    expect(await methods('sbp')).toBe('no_payment_methods_to_display');
  });

  test('takes the one combination of methods that is allowed', async () => {
    const { shop, token } = await openShop();
    const customization = { payment_methods: ['bank_card', 'mir_pay'] };
    expect(await shop.render({ confirmation_token: token, customization })).toBe('loaded');
  });

  test('does not open for a token that is used up', async () => {
    const { sandbox, payment, shop, token } = await openShop();
    await control(sandbox, 'POST', `yookassa/payments/${payment.id}/succeed`);
    expect(await shop.render({ confirmation_token: token })).toBe('token_expired');
  });

  test('tells of a failure when the token expires in the open form', async () => {
    const { sandbox, page, shop, token } = await openShop();
    await shop.render({ confirmation_token: token });
    await control(sandbox, 'POST', 'clock', { advanceSeconds: 3600 });
    await typeCard(page, '4111111111111111');
    await formOf(page).getByText('Время на оплату вышло').waitFor();
    await eventually(async () =>
      expect(await shop.received()).toEqual([
        ['event', 'fail'],
        ['event', 'complete'],
      ]),
    );
  });
});

test('a redirect payment is paid on a page of its own, which leads back', async () => {
  const sandbox = await startTestSandbox();
  const api = createShopClient(sandbox);
  const returnUrl = `${sandbox.url}/__sandbox/`;
  const confirmation = { type: 'redirect', return_url: returnUrl };
  const payment = await api.createPayment({ confirmation });
  const page = await openPage();
  const { confirmation_url: url } = payment['confirmation'] as { confirmation_url: string };
  await page.goto(url);
  await page.getByLabel('Номер карты').fill('2202474301322987');
  await page.getByLabel('Месяц и год').fill('1290');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /Заплатить/ }).click();
  await page.getByRole('button', { name: 'Вернуться в магазин' }).click();
  await page.waitForURL(returnUrl);
  expect((await api.get(`payments/${payment.id}`)).body.status).toBe('succeeded');
});
