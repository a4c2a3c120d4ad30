import { Search } from 'lucide-react';
import * as kit from '../index.ts';
import type { ContractCase } from './contract-case.ts';

const nothing = () => undefined;
const icon = <Search size="1em" aria-hidden="true" />;
const longWord = 'Константинопольская-Преображенская';

/** What is pressed and written in. */
export const controlCases: readonly ContractCase[] = [
  { name: 'Button', render: (p) => <kit.Button {...p}>Оформить {longWord}</kit.Button> },
  {
    name: 'Checkbox',
    attributes: 'control',
    render: (p) => <kit.Checkbox label={longWord} {...p} />,
  },
  {
    name: 'CodeField',
    render: (p) => (
      <kit.CodeField label="Код" length={6} value="12" onValueChange={nothing} {...p} />
    ),
  },
  {
    name: 'Field',
    render: (p) => (
      <kit.Field label="Имя" {...p}>
        {(control) => <input {...control} />}
      </kit.Field>
    ),
  },
  {
    name: 'IconButton',
    render: (p) => (
      <kit.IconButton label="Найти" {...p}>
        {icon}
      </kit.IconButton>
    ),
  },
  {
    name: 'Link',
    render: (p) => (
      <kit.Link href="#menu" {...p}>
        Меню
      </kit.Link>
    ),
  },
  {
    name: 'LinkButton',
    render: (p) => (
      <kit.LinkButton href="#menu" {...p}>
        Меню
      </kit.LinkButton>
    ),
  },
  {
    name: 'NumberStepper',
    render: (p) => <kit.NumberStepper label="Уха" value={2} onValueChange={nothing} {...p} />,
  },
  {
    name: 'PhoneField',
    attributes: 'control',
    render: (p) => (
      <kit.PhoneField label="Телефон" value="+79161234567" onValueChange={nothing} {...p} />
    ),
  },
  {
    name: 'RadioGroup',
    render: (p) => (
      <kit.RadioGroup
        label="Оплата"
        look="cards"
        options={[{ value: 'card', label: longWord, description: longWord, icon }]}
        value="card"
        onValueChange={nothing}
        {...p}
      />
    ),
  },
  {
    name: 'Rating',
    render: (p) => <kit.Rating label="Оценка" value={4} onValueChange={nothing} {...p} />,
  },
  {
    name: 'SearchField',
    attributes: 'control',
    render: (p) => <kit.SearchField label="Найти" value="уха" onValueChange={nothing} {...p} />,
  },
  {
    name: 'Select',
    attributes: 'control',
    render: (p) => (
      <kit.Select label="Номер" options={[{ value: '1', label: longWord.repeat(2) }]} {...p} />
    ),
  },
  {
    name: 'Switch',
    attributes: 'control',
    render: (p) => <kit.Switch label={longWord} hint={longWord} {...p} />,
  },
  {
    name: 'TextArea',
    attributes: 'control',
    render: (p) => <kit.TextArea label={longWord} {...p} />,
  },
  {
    name: 'TextField',
    attributes: 'control',
    render: (p) => <kit.TextField label={longWord} error={longWord} {...p} />,
  },
];
