import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { NumberStepper } from './number-stepper.tsx';

function count(value: number, { disabled = false, max = 12 } = {}) {
  const reported: number[] = [];
  function Counted() {
    const [current, setCurrent] = useState(value);
    return (
      <NumberStepper
        label="Уха"
        value={current}
        max={max}
        disabled={disabled}
        onValueChange={(next) => {
          reported.push(next);
          setCurrent(next);
        }}
      />
    );
  }
  mount(<Counted />);
  return reported;
}

const field = () => page.getByRole('textbox', { name: 'Уха' });
const more = () => page.getByRole('button', { name: 'Добавить ещё' });
const fewer = () => page.getByRole('button', { name: 'Убавить' });

test('one more and one less, and no further than its ends', async () => {
  const reported = count(11);
  await more().click();
  await expect.element(more()).toBeDisabled();
  await fewer().click();
  await fewer().click();
  expect(reported).toEqual([12, 11, 10]);
  await expect.element(field()).toHaveValue('10');
});

test('focus stays when the pressed button comes to its end', async () => {
  count(11);
  await more().click();
  await expect.element(more()).toBeDisabled();
  await expect.element(field()).toHaveFocus();
});

test('arrows count, Home and End go to the ends', async () => {
  const reported = count(2);
  await field().click();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{End}{ArrowUp}{Home}{ArrowDown}');
  expect(reported).toEqual([3, 4, 3, 12, 0]);
});

test('what is written counts at once, and no more than there is', async () => {
  const reported = count(2);
  await field().fill('1а0');
  expect(reported).toEqual([10]);
  await field().fill('40');
  expect(reported).toEqual([10, 12]);
  await userEvent.tab();
  await expect.element(field()).toHaveValue('12');
});

test('a nought counts when the field is left, nothing counts as nothing changed', async () => {
  const reported = count(2);
  await field().fill('');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('2');
  await field().fill('0');
  expect(reported).toEqual([]);
  await userEvent.tab();
  expect(reported).toEqual([0]);
});

test('nothing can be changed while it is disabled', async () => {
  count(2, { disabled: true });
  await expect.element(field()).toBeDisabled();
  await expect.element(more()).toBeDisabled();
  await expect.element(fewer()).toBeDisabled();
});
