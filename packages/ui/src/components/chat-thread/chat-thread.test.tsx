import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount, redraw } from '../../testing/mounted.tsx';
import { ChatThread } from './chat-thread.tsx';

const thread = (count: number) => (
  <ChatThread
    label="Заявка № 12"
    style={{ blockSize: 200 }}
    messages={Array.from({ length: count }, (_, index) => ({
      id: String(index),
      author: 'Ольга',
      text: 'Несём.',
      time: '18:50',
    }))}
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
