import { expect, it } from 'vitest';
import { createTestPortal } from '../../test/portal.ts';
import { sharedByTests } from '../../test/shared-by-tests.ts';

const portal = await sharedByTests(createTestPortal({ only: [] }));

const backwards = { from: '2026-11-05', to: '2026-11-01' };
const sectionId = crypto.randomUUID();

it.each<[string, string, object, object, string, string]>([
  [
    ...(['a form of the specification', '/api/admin/guest/update'] as const),
    { guest: { id: 1, email: 'anna' } },
    {},
    'Неправилньый адрес почты',
    'This is not an e-mail address',
  ],
  [
    ...(['a type', '/api/admin/order/fetch', { page: 'x' }, {}] as const),
    'Нужно значение вида «число»',
    'Give a number',
  ],
  [
    ...(['what a schema says itself', '/api/admin/payment/reconcile', backwards, {}] as const),
    'Конец периода раньше начала',
    'The period ends before it begins',
  ],
  [
    ...(['a place in another list', '/api/admin/order/fetch', { after: 'x' }, {}] as const),
    'Не из ответа на этот же запрос',
    'Not from the answer to this same request',
  ],
  [
    ...(['orders of nobody', '/api/orders', {}, {}] as const),
    'Чьи заказы показать',
    'Whose orders to show',
  ],
  [
    ...(['requests of nobody', '/api/tickets', {}, {}] as const),
    'Чьи заявки показать',
    'Whose requests to show',
  ],
  [
    ...(['a period without an end', '/api/admin/banquet/workload'] as const),
    { from: '2026-11-05T00:00:00Z', to: '2026-11-01T00:00:00Z', sectionId },
    {},
    'Позже начала и не более 31 дня',
    'After the beginning, and at most 31 days',
  ],
  [
    ...(['a key of another kind', '/api/admin/room/create', { room: { name: 'Домик' } }] as const),
    { 'idempotency-key': 'x'.repeat(200) },
    'От 1 до 128 печатных знаков',
    '1–128 printable characters',
  ],
])('%s is refused in the caller’s words', async (_, path, data, headers, russian, english) => {
  const statusAndMessages = async (language: string) => {
    const sent = { ...headers, 'accept-language': language };
    const { status, body } = await portal.call('admin', path, data, sent);
    return [status, body.details?.map(({ message }) => message)];
  };
  expect(await statusAndMessages('ru')).toEqual([422, [russian]]);
  expect(await statusAndMessages('en')).toEqual([422, [english]]);
});
