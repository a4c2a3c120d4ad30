import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { createShopClient } from '../../testing/shop-client.ts';
import { useBrowser } from '../../testing/test-browser.ts';
import { control, startTestSandbox } from '../../testing/test-sandbox.ts';

const openPage = useBrowser();

async function openControlPage() {
  const sandbox = await startTestSandbox();
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${sandbox.url}/__sandbox`);
  return { sandbox, page, errors };
}

async function sendSms({ url }: { url: string }, text: string): Promise<void> {
  const fields = { api_id: 'sandbox-sms-ru-api-id', to: '79990000000', msg: text, json: '1' };
  await fetch(`${url}/smsru/sms/send`, { method: 'POST', body: new URLSearchParams(fields) });
}

test('shows a code as it arrives, and whatever a text holds as text', async () => {
  const { sandbox, page, errors } = await openControlPage();
  await page.locator('#sms-list').getByText('Пока ничего не приходило.').waitFor();
  const text = 'Код 4821 <img src=x onerror="document.title=1">';
  await sendSms(sandbox, text);
  await page.getByText('4821', { exact: true }).waitFor();
  await page.getByText(text).waitFor();
  expect(await page.title()).toBe('Песочница портала');
  expect(await page.locator('img').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('steers payments, orders faults, changes the shop and forgets', async () => {
  const { sandbox, page, errors } = await openControlPage();
  const shop = createShopClient(sandbox);
  const payment = await shop.createPayment();
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await page.getByRole('cell', { name: 'оплачен' }).waitFor();
  expect((await shop.get(`payments/${payment.id}`)).body.status).toBe('succeeded');

  await page.getByRole('combobox', { name: 'Провайдер' }).selectOption('yookassa');
  await page.getByRole('combobox', { name: 'Сбой' }).selectOption('error');
  await page.getByLabel('Сколько раз').fill('3');
  await page.getByRole('button', { name: 'Заказать' }).click();
  await page.getByText('yookassa: error, осталось: 3').waitFor();
  await page.getByRole('button', { name: 'Снять сбои yookassa' }).click();
  await page.getByText('yookassa: error').waitFor({ state: 'detached' });

  await page.getByLabel('Платежи только с чеком').check();
  await eventually(async () => {
    const { body } = await control(sandbox, 'GET', 'yookassa/settings');
    expect(body).toMatchObject({ fiscalization: true });
  });

  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Забыть всё' }).click();
  await page.getByText('Платежей ещё не было.').waitFor();
  expect(errors).toEqual([]);
});

test('shows the chat of staff with whatever it holds as text, and steers it', async () => {
  const { sandbox, page, errors } = await openControlPage();
  const { baseUrl, token, chatId } = sandbox.endpoints.telegram;
  await page.getByText('В чате пока пусто.').waitFor();
  const text = 'Заказ #5 <img src=x onerror="document.title=1">';
  const send = () =>
    fetch(`${baseUrl}/bot${token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chat_id: chatId, message_thread_id: 4, text }),
    });
  await send();
  await page.getByText(text).waitFor();
  expect(await page.title()).toBe('Песочница портала');

  await page.getByRole('combobox', { name: 'Тема 4: заказы' }).selectOption('closed');
  await eventually(async () => expect((await send()).status).toBe(400));
  await page.getByRole('combobox', { name: 'Доступ бота' }).selectOption('kicked');
  await eventually(async () => expect((await send()).status).toBe(403));
  await page.getByLabel('Не больше 20 сообщений в минуту').check();
  await eventually(async () => {
    const { body } = await control(sandbox, 'GET', 'telegram/chat');
    expect(body).toMatchObject({ limit: { most: 20, windowSeconds: 60 } });
  });
  expect(errors).toEqual([]);
});
