import { describe, expect, it } from 'vitest';
import { showPush } from './show-push.ts';

async function shownFor(text: string | null) {
  const shown: { title: string; options: Record<string, unknown> }[] = [];
  const registration = {
    showNotification: async (title: string, options: Record<string, unknown>) =>
      void shown.push({ title, options }),
  } as unknown as ServiceWorkerRegistration;
  const data =
    text === null ? null : ({ json: () => JSON.parse(text) as unknown } as PushMessageData);
  await showPush({ registration }, data);
  return shown;
}

describe('a pushed message', () => {
  it('is shown as it was written, and takes the place of an older one with news', async () => {
    const message = '<img src=x onerror=alert(1)>';
    const sent = { title: 'Заказ', message, path: '/orders/7', tag: 'order-7', locale: 'en' };
    expect(await shownFor(JSON.stringify(sent))).toEqual([
      {
        title: 'Заказ',
        options: {
          ...{ body: message, tag: 'order-7', renotify: true, lang: 'en' },
          ...{ icon: '/icon.svg', data: { path: '/orders/7' } },
        },
      },
    ]);
  });

  it.each([null, '', 'news', '{}', 'null', '[]', '{"title":"x"}', '{"title":1,"message":"x"}'])(
    'that cannot be read is still shown, as browsers demand: %s',
    async (text) => {
      expect(await shownFor(text)).toMatchObject([
        { title: 'Гостевой портал', options: { data: { path: '/' } } },
      ]);
    },
  );
});
