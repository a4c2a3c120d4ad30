import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Calendar } from './calendar.tsx';

const march = () => (
  <Calendar
    label="Банкеты"
    month="2026-03"
    onMonthChange={() => undefined}
    selected="2026-03-18"
    onSelect={() => undefined}
  />
);
const day = (name: RegExp) => page.getByRole('button', { name });

test('arrows go on from the day in focus, also from one of the neighbouring month', async () => {
  mount(march());
  await day(/ 1 апреля/).click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(day(/31 марта/)).toHaveFocus();
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is the browser’s', (modifier) => {
  mount(march());
  const arrow = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    [modifier]: true,
    bubbles: true,
    cancelable: true,
  });
  day(/18 марта/)
    .element()
    .dispatchEvent(arrow);
  expect(arrow.defaultPrevented).toBe(false);
});
