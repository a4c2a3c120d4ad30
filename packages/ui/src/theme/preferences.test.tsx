import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as kit from '../contract/whole-kit.ts';
import '../styles.css.ts';
import { emulateMedia } from '../testing/emulate.ts';
import { mount } from '../testing/mounted.tsx';

test('without a wish of the application the theme is the one of the machine', async () => {
  delete document.documentElement.dataset.portalTheme;
  const paper = () => getComputedStyle(document.body).backgroundColor;
  await emulateMedia('prefers-color-scheme', 'dark');
  await expect.poll(paper).toBe('rgb(24, 23, 20)');
  await emulateMedia('prefers-color-scheme', 'light');
  await expect.poll(paper).toBe('rgb(246, 242, 234)');
});

test('the wish of the application outweighs the machine', async () => {
  await emulateMedia('prefers-color-scheme', 'dark');
  document.documentElement.dataset.portalTheme = 'light';
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(246, 242, 234)');
  delete document.documentElement.dataset.portalTheme;
});

test('where motion is not wanted no transition takes time', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce');
  mount(<kit.Button>Оформить</kit.Button>);
  await expect.element(page.getByRole('button')).toBeVisible();
  const durations = getComputedStyle(page.getByRole('button').element()).transitionDuration;
  for (const duration of durations.split(', ')) {
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.00001);
  }
});

test.each([
  ['Button', <kit.Button key="b">Оформить</kit.Button>],
  [
    'IconButton',
    <kit.IconButton key="i" label="Найти">
      +
    </kit.IconButton>,
  ],
  ['Card', <kit.Card key="c">Баня</kit.Card>],
  ['Badge', <kit.Badge key="d">Новинка</kit.Badge>],
  ['StatusBadge', <kit.StatusBadge key="s" tone="info" label="Новый" />],
  [
    'NumberStepper',
    <kit.NumberStepper key="n" label="Уха" value={1} onValueChange={() => undefined} />,
  ],
])('with forced colours %s still has an edge', async (name, element) => {
  await emulateMedia('forced-colors', 'active');
  const place = mount(element);
  await expect.poll(() => place.querySelector(`[data-component="${name}"]`)).not.toBeNull();
  const { borderStyle, borderWidth } = getComputedStyle(
    place.querySelector(`[data-component="${name}"]`)!,
  );
  expect(`${borderWidth} ${borderStyle}`).toBe('1px solid');
});
