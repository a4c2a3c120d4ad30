import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, redraw } from '../../testing/mounted.tsx';
import { ChatThread, type ChatThreadProps } from './chat-thread.tsx';

const thread = (count: number, props: Partial<ChatThreadProps> = {}) => (
  <ChatThread
    label="Заявка № 12"
    style={{ blockSize: 200 }}
    messages={Array.from({ length: count }, (_, index) => ({
      id: String(index),
      author: 'Ольга',
      text: 'Несём.',
      time: '18:50',
    }))}
    {...props}
  />
);
const log = () => page.getByRole('log');

test('who is led to new messages has the focus among them', async () => {
  const place = mount(thread(10));
  const list = log().element();
  list.scrollTop = 0;
  list.dispatchEvent(new Event('scroll'));
  redraw(place, thread(11));
  const newer = page.getByRole('button', { name: 'Новых сообщений: 1' });
  await newer.click();
  await expect.element(newer).not.toBeInTheDocument();
  await expect.element(log()).toHaveFocus();
});

test('who has brought the first of earlier messages has the focus among them', async () => {
  const place = mount(thread(10, { onEarlier: () => redraw(place, thread(20)) }));
  const earlier = page.getByRole('button', { name: 'Более ранние сообщения' });
  earlier.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(earlier).not.toBeInTheDocument();
  await expect.element(log()).toHaveFocus();
});

test('who sends a message again has the focus among the messages', async () => {
  const message = { id: '1', author: 'Анна', text: 'Спасибо!', time: '18:50', isMine: true };
  const onRetry = () => redraw(place, thread(0, { messages: [message] }));
  const failed = { ...message, error: 'Не отправлено', onRetry };
  const place = mount(thread(0, { messages: [failed] }));
  const again = log().getByRole('button');
  again.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(log()).toHaveFocus();
});

test('who is elsewhere when the button for earlier messages goes stays there', async () => {
  const onEarlier = () => undefined;
  const place = mount(
    <div>
      <button type="button">Рядом</button>
      {thread(10, { onEarlier })}
    </div>,
  );
  const beside = page.getByRole('button', { name: 'Рядом' });
  await beside.click();
  redraw(
    place,
    <div>
      <button type="button">Рядом</button>
      {thread(20)}
    </div>,
  );
  await expect.element(beside).toHaveFocus();
});
