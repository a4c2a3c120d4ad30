import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { emulateMedia } from '../../testing/emulate.ts';
import { mount } from '../../testing/mounted.tsx';
import { LoadingBar } from './loading-bar.tsx';

const bar = () => page.getByRole('progressbar', { name: 'Загрузка' });

test('it is 2 px of #262626 along the top, and begins 100 ms late', async () => {
  document.documentElement.dataset.portalTheme = 'light';
  mount(<LoadingBar active />);
  await expect.element(bar()).toBeInTheDocument();
  const { top, width, height } = bar().element().getBoundingClientRect();
  expect({ top, height }).toEqual({ top: 0, height: 2 });
  expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(getComputedStyle(bar().element()).backgroundColor).toBe('rgb(38, 38, 38)');
  const delays = bar()
    .element()
    .getAnimations()
    .map((animation) => animation.effect?.getTiming().delay);
  expect(delays).toEqual([100, 100]);
});

test('at rest there is none', async () => {
  mount(<LoadingBar active={false} />);
  await expect.element(bar()).not.toBeInTheDocument();
});

test('where motion is not wanted it does not creep', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  mount(<LoadingBar active />);
  await expect.element(bar()).toBeInTheDocument();
  expect(bar().element().getAnimations()).toHaveLength(1);
});
