import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { russianUiTexts, UiTextsProvider } from '../../texts/index.ts';
import { mount } from '../../testing/mounted.tsx';
import { PhoneField, phoneTexts } from './phone-field.tsx';

function Written({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <PhoneField label="Телефон" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Телефон' });
const input = () => field().element() as HTMLInputElement;
const stored = () => page.getByRole('status');

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  input().dispatchEvent(event);
}

test('digits are written behind the mask and kept as E.164', async () => {
  mount(<Written />);
  await userEvent.type(field(), '89161234567');
  await expect.element(field()).toHaveValue('+7 (916) 123-45-67');
  await expect.element(stored()).toHaveTextContent('+79161234567');
});

test('erasing and writing in the middle keeps the caret there', async () => {
  mount(<Written first="+79161234567" />);
  await userEvent.click(field());
  input().setSelectionRange(10, 10);
  await userEvent.keyboard('{Backspace}5');
  await expect.element(field()).toHaveValue('+7 (916) 523-45-67');
  expect(input().selectionStart).toBe(10);
});

test('what was done is undone and done again', async () => {
  mount(<Written />);
  await userEvent.type(field(), '916');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field()).toHaveValue('+7 (91');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(field()).toHaveValue('+7 (916');
  await expect.element(stored()).toHaveTextContent('+7916');
});

test('a whole number pasted over a half-written one takes its place', async () => {
  mount(<Written first="+7916" />);
  await userEvent.click(field());
  paste('8 (905) 765-43-21');
  await expect.element(field()).toHaveValue('+7 (905) 765-43-21');
});

test('a number that the browser fills in is understood', async () => {
  mount(<Written />);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await userEvent.click(field());
  setValue?.call(input(), '+79161234567');
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await expect.element(field()).toHaveValue('+7 (916) 123-45-67');
});

test('a number of another country stays as it is written, and is refused in words', async () => {
  mount(<Written first="+7916" />);
  await userEvent.click(field());
  paste('+998 90 123-45-67');
  await expect.element(field()).toHaveValue('+998 90 123-45-67');
  await expect.element(stored()).toHaveTextContent('+998 90 123-45-67');
  await expect.element(page.getByRole('alert')).toHaveTextContent(phoneTexts.ru.foreign);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(field()).toHaveValue('+7 (916');
  await userEvent.clear(field());
  await userEvent.type(field(), '+49');
  await expect.element(field()).toHaveValue('+49');
  await userEvent.keyboard('{Backspace}{Backspace}7916');
  await expect.element(field()).toHaveValue('+7 (916');
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('a digit too many is shown, and refused in words', async () => {
  mount(<Written />);
  await userEvent.type(field(), '998901234567');
  await expect.element(stored()).toHaveTextContent('+7 (998) 901-23-4567');
  await expect.element(page.getByRole('alert')).toHaveTextContent(phoneTexts.ru.unreadable);
});

test('where codes are sent, the countries are named that may have one', async () => {
  mount(
    <PhoneField
      label="Телефон"
      value="+77011234567"
      onValueChange={() => undefined}
      countries={['RU']}
    />,
  );
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Пока отправляем коды только на номера России');
});

test('a hotel says in its own words what is wrong with a number', async () => {
  const texts = {
    ...russianUiTexts,
    phone: { foreign: 'Нужен номер России или Казахстана' },
  };
  const written = { label: 'Телефон', value: '+998901234567', onValueChange: () => undefined };
  mount(
    <UiTextsProvider texts={texts}>
      <PhoneField {...written} />
      <PhoneField {...written} value="+7 (998) 901-23-4567" />
    </UiTextsProvider>,
  );
  await expect.element(page.getByText(texts.phone.foreign)).toBeVisible();
  await expect.element(page.getByText(phoneTexts.ru.unreadable)).toBeVisible();
});

test('it is a telephone to the keyboard and to autofill', () => {
  mount(<Written />);
  return expect
    .element(field())
    .toHaveAttribute('autocomplete', 'tel')
    .then(() => {
      expect(input().type).toBe('tel');
    });
});
