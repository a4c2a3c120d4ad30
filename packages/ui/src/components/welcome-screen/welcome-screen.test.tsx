import { afterEach, expect, test, vi } from 'vitest';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('two seconds in it lets the page change, and a second and a half later it is gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onShown = vi.fn();
  const onLeft = vi.fn();
  mount(<WelcomeScreen title="Добро пожаловать!" onShown={onShown} onLeft={onLeft} />);
  expect(vi.getTimerCount()).toBe(2);

  vi.advanceTimersByTime(1999);
  expect(onShown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onShown).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1499);
  expect(onLeft).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLeft).toHaveBeenCalledOnce();
});

test('the words fade in at 200 ms and the bar starts at 800 ms', async () => {
  mount(<WelcomeScreen title="Добро пожаловать!" onShown={vi.fn()} onLeft={vi.fn()} />);
  const screen = await vi.waitUntil(() =>
    document.querySelector('[data-component="WelcomeScreen"]'),
  );
  const delays = screen
    .getAnimations({ subtree: true })
    .map((animation) => animation.effect?.getTiming().delay);
  expect(delays.toSorted()).toEqual([200, 800]);
});
