import type { HTMLAttributes, ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tooltip } from '../tooltip/index.ts';

type Control = (words: {
  label: string;
  hint?: string;
}) => ReactElement<HTMLAttributes<HTMLElement>>;

const nothing = () => undefined;
const options = [{ value: '101', label: 'Номер 101' }];
const controls: Record<string, Control> = {
  checkbox: (words) => <Checkbox {...words} />,
  switch: (words) => <Switch {...words} />,
  combobox: (words) => <Select {...words} options={options} />,
  radiogroup: (words) => (
    <RadioGroup {...words} options={options} value={null} onValueChange={nothing} />
  ),
};
const writing: Record<string, Control> = {
  'one line': (words) => <TextField {...words} />,
  'several lines': (words) => <TextArea {...words} />,
  'a phone number': (words) => <PhoneField {...words} value="" onValueChange={nothing} />,
};

async function expectDescribed(role: string, control: Control) {
  mount(
    <>
      <Tooltip content="Сказано рядом">{control({ label: 'Без подсказки' })}</Tooltip>
      <Tooltip content="Сказано рядом">{control({ label: 'С ней', hint: 'Подсказка' })}</Tooltip>
    </>,
  );
  const named = (name: string) => page.getByRole(role, { name });
  await expect.element(named('Без подсказки')).toHaveAccessibleDescription('Сказано рядом');
  await expect.element(named('С ней')).toHaveAccessibleDescription('Подсказка Сказано рядом');
}

test.each(Object.entries(controls))('a %s keeps a description from outside', expectDescribed);

test.each(Object.entries(writing))(
  'a place for %s keeps a description from outside',
  (_, control) => expectDescribed('textbox', control),
);
