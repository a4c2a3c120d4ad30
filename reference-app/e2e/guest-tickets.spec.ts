import { crc32, deflateSync } from 'node:zlib';
import { expectAccessible } from './screens/accessible.ts';
import {
  enterPhoneAndCode,
  expect,
  holdBack,
  onDesktopToo,
  phoneViewport,
  signInGuest,
  test,
} from './journey.ts';
import { registerGuest } from './sessions.ts';
import { openBoardAs } from './staff/order-staff.ts';

const hostile =
  '<img src=x onerror="document.title=1"> </b><a href="https://evil.example">сюда</a>';
const formula = '=HYPERLINK("https://evil.example";"счёт")';

test.describe('on a phone', () => {
  test.use({ viewport: phoneViewport });
  test('a guest asks for help with a picture; staff answer, note and close; both see it live', async ({
    page,
    stack,
    browser,
  }) => {
    await signInGuest(page, stack, formula);
    await page.goto('/help');
    await onDesktopToo(page, () => expect(page.getByText('Заявок пока нет')).toBeVisible());
    await expect(page.getByRole('link', { name: 'Позвонить: Ресепшен' })).toHaveAttribute(
      'href',
      'tel:+70000000001',
    );
    // Once, at the foot of the page.
    await expect(page.getByText('+7 (000) 000-00-01')).toHaveCount(1);
    await page.getByRole('link', { name: 'Написать нам' }).click();
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await onDesktopToo(page, () =>
      expect(page.getByText('Выберите, в каком вы номере')).toBeVisible(),
    );
    await page.getByLabel('В каком вы номере').selectOption({ index: 1 });
    await page.getByLabel('Чем помочь?').fill(hostile);
    // More pixels than the portal takes: made smaller before they are sent.
    await page.locator('input[type=file]').setInputFiles(picture(8192, 6144));
    await onDesktopToo(page, async () => {
      await expect(page.getByRole('img', { name: 'окно.png' })).toBeVisible();
      await expectAccessible(page);
    });
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByRole('log')).toContainText(hostile);
    await onDesktopToo(page, () =>
      expect(page.getByRole('img', { name: 'Картинка 1' })).toBeVisible(),
    );
    const heading = page.getByRole('main').getByRole('heading');
    await expect(heading).toHaveText([/^Заявка #\d+$/]);
    const number = (await heading.innerText()).replace('Заявка ', '');

    const staffPage = await openBoardAs(browser, stack, 'admin', { path: '/admin/portal/tickets' });
    const row = staffPage.getByRole('button', { name: formula });
    await row.filter({ hasText: number }).click();
    const staffLog = staffPage.getByRole('log');
    await expect(staffLog).toContainText(hostile);
    await expect(staffPage.getByRole('img', { name: 'Картинка 1' })).toBeVisible();
    await expect(page.getByText('Прочитано')).toBeVisible();

    await staffPage.getByRole('tab', { name: 'Заметка' }).click();
    await staffPage.getByRole('textbox', { name: 'Сообщение' }).fill('Просит уже второй раз');
    await staffPage.keyboard.press('Enter');
    await expect(staffLog).toContainText('Просит уже второй раз');

    await staffPage.getByRole('tab', { name: 'Ответ гостю' }).click();
    await staffPage.getByRole('textbox', { name: 'Сообщение' }).pressSequentially('Уже несём ');
    await expect(page.getByText(/печатает/)).toBeVisible();
    await staffPage.getByRole('textbox', { name: 'Сообщение' }).fill(`Уже несём ${hostile}`);
    await staffPage.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText('Уже несём');
    await expect(page.getByRole('log')).not.toContainText('второй раз');
    await expectAccessible(staffPage);
    await onDesktopToo(page, () => expectAccessible(page));

    await staffPage.getByRole('button', { name: 'Закрыть заявку' }).click();
    await onDesktopToo(page, async () => {
      await expect(page.getByText('Заявка закрыта', { exact: true }).first()).toBeVisible();
      await expect(page.getByText(/заявка откроется снова/)).toBeVisible();
    });
    await page.getByRole('textbox', { name: 'Сообщение' }).fill('Ещё полотенце, пожалуйста');
    await page.keyboard.press('Enter');
    await expect(staffPage.getByText('Заявка передана специалистам').first()).toBeVisible();
    await expect(staffLog).toContainText('Ещё полотенце');

    await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
    await expect(staffPage.locator('a[href*="evil"], img[onerror]')).toHaveCount(0);
    await staffPage.context().close();
  });
});

test('a guest who signs in on the page of help sees the requests there', async ({
  page,
  stack,
}) => {
  const { call, phone } = await registerGuest(stack, 'Инна');
  const { rooms } = await call<{ rooms: { data: { id: number }[] } }>('/api/rooms');
  await call('/api/ticket/create', { data: { room: rooms.data[0]?.id, message: 'Скрипит дверь' } });
  await page.goto('/help');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await enterPhoneAndCode(page, stack, phone);
  await expect(page.getByText('Скрипит дверь')).toBeVisible();
});

test('a request that is answered late leads nobody away from where they went meanwhile', async ({
  page,
  stack,
}) => {
  await signInGuest(page, stack, 'Ульяна');
  await page.goto('/help/new');
  await page.getByLabel('В каком вы номере').selectOption({ index: 1 });
  await page.getByLabel('Чем помочь?').fill('Нужен фен');
  const letGo = await holdBack(page, '**/api/ticket/create');
  const answered = page.waitForResponse('**/api/ticket/create');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Заказы' }).click();
  await expect(page.getByRole('heading', { name: 'Мои заказы', level: 1 })).toBeVisible();
  letGo();
  await answered;
  await expect(page.getByText('Заявка отправлена')).toBeVisible();
  await expect(page).toHaveURL('/orders');
});

test('a picture that is not sent off yet when words are stays for the next message', async ({
  page,
  stack,
}) => {
  const { call } = await signInGuest(page, stack, 'Яна');
  const { rooms } = await call<{ rooms: { data: { id: number }[] } }>('/api/rooms');
  const { ticket } = await call<{ ticket: { id: number } }>('/api/ticket/create', {
    data: { room: rooms.data[0]?.id, message: 'Течёт кран' },
  });
  const letGo = await holdBack(page, '**/api/ticket/attachment');
  await page.goto(`/help/${ticket.id}`);
  await page.locator('input[type=file]').setInputFiles(picture(40, 30));
  await expect(page.getByText(/^Загружается/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Сообщение' }).fill('Вот снимок');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Вот снимок');
  letGo();
  await expect(page.getByRole('img', { name: 'окно.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByRole('img', { name: 'Картинка 1' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'окно.png' })).toBeHidden();
});

test('staff go through the inbox by keyboard alone, and find what they had begun to write', async ({
  page,
  stack,
  browser,
}) => {
  const { call } = await signInGuest(page, stack, 'Вера');
  const { rooms } = await call<{ rooms: { data: { id: number }[] } }>('/api/rooms');
  await call('/api/ticket/create', { data: { room: rooms.data[0]?.id, message: 'Нужен плед' } });
  await page.goto('/help/new');
  await page.getByLabel('В каком вы номере').selectOption({ index: 1 });
  await page.getByLabel('Чем помочь?').fill('Не горит лампа у кровати');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('log')).toContainText('Не горит лампа');

  const staffPage = await openBoardAs(browser, stack, 'admin', {
    path: '/admin/portal/tickets',
    width: 1024,
  });
  await expect(staffPage.getByRole('button', { name: /Вера/ })).toHaveCount(2);
  await staffPage.keyboard.press('j');
  await expect(staffPage.getByRole('log')).toContainText('Не горит лампа');
  const card = staffPage.getByRole('region', { name: /^Заявка #/ });
  await expect(card.getByRole('group', { name: 'Действия с заявкой' })).toBeVisible();
  await staffPage.keyboard.press('r');
  const writing = staffPage.getByRole('textbox', { name: 'Сообщение' });
  await expect(writing).toBeFocused();
  await staffPage.keyboard.type('Мастер будет через десять минут');
  await staffPage.getByRole('log').focus();
  await staffPage.keyboard.press('j');
  await expect(staffPage.getByRole('log')).toContainText('Нужен плед');
  await expect(writing).toHaveValue('');
  await staffPage.keyboard.press('k');
  await expect(staffPage.getByRole('log')).toContainText('Не горит лампа');
  await expect(writing).toHaveValue('Мастер будет через десять минут');
  await writing.press('Enter');
  await expect(page.getByRole('log')).toContainText('Мастер будет');
  await expect(writing).toHaveValue('');
  await staffPage.getByRole('log').focus();
  await staffPage.keyboard.press('?');
  await expect(staffPage.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await staffPage.keyboard.press('Escape');

  await test.step('but nothing of it once the session has ended', async () => {
    const letGo = await holdBack(staffPage, '**/api/ticket/message');
    await writing.fill('Не ушло');
    await writing.press('Enter');
    await writing.fill('Не дописано');
    await staffPage.context().clearCookies();
    letGo();
    await staffPage.getByLabel('Логин').fill('admin');
    await staffPage.getByLabel('Пароль').fill(stack.staffPassword);
    await staffPage.getByRole('button', { name: 'Войти' }).click();
    await staffPage.getByRole('button', { name: /Вера/ }).filter({ hasText: 'Мастер' }).click();
    await expect(staffPage.getByRole('log')).toContainText('Мастер будет');
    await expect(writing).toHaveValue('');
    await expect(staffPage.getByRole('log')).not.toContainText('Не ушло');
  });
  await staffPage.context().close();
});

/** A black PNG. */
function picture(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + width)));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'окно.png', mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

test('a request says where rooms cannot be read, and goes on where they can be again', async ({
  page,
  stack,
}) => {
  await signInGuest(page, stack, 'Анна');
  await page.route('**/api/rooms', (route) => route.fulfill({ status: 503 }));
  await page.goto('/help/new');
  await page.getByLabel('Чем помочь?').fill('Не работает чайник');
  await expect(page.getByText('Не удалось загрузить список номеров')).toBeVisible({
    timeout: 60_000,
  });
  await page.unroute('**/api/rooms');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await page.getByLabel('В каком вы номере').selectOption({ label: 'Сосновый коттедж 2' });
  await expect(page.getByLabel('Чем помочь?')).toHaveValue('Не работает чайник');
});
