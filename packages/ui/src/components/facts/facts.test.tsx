import { expect, test } from 'vitest';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Facts } from './facts.tsx';

const row = () => document.querySelector<HTMLElement>('[data-component="Facts"]')!;
const dots = () => [...row().querySelectorAll<HTMLElement>('[aria-hidden]')];
/** What is cut lies more than the ring of focus outside the row. */
const isCut = (dot: HTMLElement) => {
  const letters = document.createRange();
  letters.selectNodeContents(dot);
  const { left, right } = letters.getBoundingClientRect();
  return (left + right) / 2 < row().getBoundingClientRect().left - 4;
};

test('a dot stands between the facts of one line, and what is not said has none', () => {
  mount(<Facts facts={['Номер 101', null, false, '', 'с 18:40']} />);
  expect(row().textContent).toBe('Номер 101 · с 18:40');
  expect(dots().map(isCut)).toEqual([false]);
});

test.each(['ltr', 'rtl'])('no dot is left where a line breaks, %s', (direction) => {
  mount(
    <div dir={direction} style={{ inlineSize: '10rem' }}>
      <Facts facts={['Ресторан «Причал»', 'номер 101', 'сегодня в 18:42']} />
    </div>,
  );
  const start = direction === 'ltr' ? 'left' : 'right';
  const edge = row().getBoundingClientRect()[start];
  const facts = dots().map((dot) => dot.parentElement!.getBoundingClientRect()[start]);
  expect(facts.map((at) => Math.abs(at - edge) < 1)).toEqual([true, true]);
  expect(getComputedStyle(row()).clipPath).toBe('inset(-4px)');
});
