import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { CodeField } from './code-field.tsx';

interface WrittenProps {
  length?: 4 | 6;
  onComplete?: (code: string) => void;
}

function Written({ length = 4, onComplete }: WrittenProps) {
  const [value, setValue] = useState('');
  return (
    <CodeField
      label="Код из SMS"
      length={length}
      value={value}
      onValueChange={setValue}
      {...(onComplete && { onComplete })}
    />
  );
}

const first = () => page.getByRole('textbox', { name: 'Код из SMS' });
const shown = () =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '[data-component="CodeField"] input:not([aria-hidden="true"])',
    ),
  ]
    .map((cell) => cell.value)
    .join('');

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test('each digit goes to its cell, and the last one completes the code', async () => {
  const onComplete = vi.fn();
  mount(<Written onComplete={onComplete} />);
  await userEvent.click(first());
  await userEvent.keyboard('48x15');
  await expect.poll(shown).toBe('4815');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4815');
});

test('a code pasted into any cell fills all of them', async () => {
  mount(<Written length={6} />);
  await userEvent.click(first());
  await userEvent.keyboard('1');
  paste('481-516');
  await expect.poll(shown).toContain('481');
});

test('digits of every script are digits', async () => {
  const onComplete = vi.fn();
  mount(<Written length={6} onComplete={onComplete} />);
  await userEvent.click(first());
  paste('٤٨-１５');
  await expect.poll(shown).toBe('4815');
  await userEvent.keyboard('۱x६');
  await expect.poll(shown).toBe('481516');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('481516');
});

test('erasing goes back cell by cell', async () => {
  mount(<Written />);
  await userEvent.click(first());
  await userEvent.keyboard('481{Backspace}{Backspace}');
  await expect.poll(shown).toBe('4');
});

test('the first cell takes the code that a phone offers', async () => {
  mount(<Written />);
  await expect.element(first()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(first()).toHaveAttribute('inputmode', 'numeric');
});

test('a refused code is said once', async () => {
  mount(
    <CodeField label="Код из SMS" value="" onValueChange={() => undefined} error="неверный код" />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('неверный код');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

test('a code that must be given says so at every cell', async () => {
  mount(<CodeField label="Код из SMS" value="" onValueChange={() => undefined} required />);
  await expect.element(first()).toBeVisible();
  for (const cell of page.getByRole('textbox').all()) await expect.element(cell).toBeRequired();
});
