import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'online', label: 'Картой на сайте', description: 'Спишем сразу' },
  { value: 'cash', label: 'Наличными', disabled: true },
  { value: 'later', label: 'Картой при получении' },
] as const;

function Chosen({ error }: { error?: string }) {
  const [value, setValue] = useState<(typeof options)[number]['value'] | null>(null);
  return (
    <form>
      <RadioGroup
        label="Способ оплаты"
        variant="cards"
        required
        name="payment"
        error={error}
        {...{ options, value }}
        onValueChange={setValue}
      />
    </form>
  );
}

const group = () => page.getByRole('radiogroup', { name: 'Способ оплаты' });
const choice = (name: string) => page.getByRole('radio', { name, exact: true });
const sent = () => new FormData(document.querySelector('form') ?? undefined).get('payment');

test('an option is named by its label alone and described by its line', async () => {
  mount(<Chosen />);
  await expect.element(choice('Картой на сайте')).toHaveAccessibleDescription('Спишем сразу');
  await expect.element(choice('Картой при получении')).toHaveAccessibleDescription('');
});

test('a press anywhere on a card chooses it, and a form sends it', async () => {
  mount(<Chosen />);
  await expect.element(group()).toHaveAttribute('aria-required', 'true');
  expect(sent()).toBeNull();
  await page.getByText('Спишем сразу').click();
  await expect.element(choice('Картой на сайте')).toBeChecked();
  expect(sent()).toBe('online');
});

test('arrows choose, pass over what cannot be had, and go round', async () => {
  mount(<Chosen />);
  await choice('Картой на сайте').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice('Картой при получении')).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice('Картой на сайте')).toBeChecked();
});

test('a mistake belongs to the group and is said once', async () => {
  mount(<Chosen error="Выберите способ оплаты" />);
  await expect.element(group()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(group()).toHaveAccessibleDescription('Выберите способ оплаты');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('a card is at least as high as a finger wants', async () => {
  mount(<Chosen />);
  await expect.element(group()).toBeVisible();
  const cards = [...document.querySelectorAll('[role="radiogroup"] label')];
  expect(cards).toHaveLength(3);
  for (const card of cards) expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
