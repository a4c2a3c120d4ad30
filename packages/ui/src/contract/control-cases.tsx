import { Search } from 'lucide-react';
import * as kit from './whole-kit.ts';
import type { ContractCase } from './contract-case.ts';

const nothing = () => undefined;
const icon = <Search size="1em" aria-hidden="true" />;
const longWord = 'Константинопольская-Преображенская';

/** What is pressed and written in. */
export const controlCases: readonly ContractCase[] = [
  {
    name: 'Button',
    next: { busy: true, children: 'Подождите' },
    render: (p) => <kit.Button {...p}>{`Оформить ${longWord}`}</kit.Button>,
  },
  {
    name: 'Checkbox',
    next: { label: 'Согласен', hint: 'Можно позже', error: 'Отметьте' },
    attributes: 'control',
    render: (p) => <kit.Checkbox label={longWord} {...p} />,
  },
  {
    name: 'CodeField',
    next: { label: 'Код из SMS', error: 'Не тот', hint: 'Четыре цифры' },
    render: (p) => (
      <kit.CodeField label="Код" length={6} value="12" onValueChange={nothing} {...p} />
    ),
  },
  {
    name: 'Field',
    next: { label: 'Отчество', error: 'Пусто', required: true },
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
    next: { children: 'Ужин' },
    render: (p) => (
      <kit.Link href="#menu" {...p}>
        Меню
      </kit.Link>
    ),
  },
  {
    name: 'LinkButton',
    next: { icon, children: 'Ужин' },
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
    next: { label: 'Мобильный', error: 'Не тот' },
    attributes: 'control',
    render: (p) => (
      <kit.PhoneField label="Телефон" value="+79161234567" onValueChange={nothing} {...p} />
    ),
  },
  {
    name: 'RadioGroup',
    next: {
      label: 'Доставка',
      error: 'Выберите',
      options: [
        { value: 'card', label: 'Курьер', icon },
        { value: 'cash', label: 'Сам' },
      ],
    },
    render: (p) => (
      <kit.RadioGroup
        label="Оплата"
        variant="cards"
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
    next: { label: 'Дом', error: 'Выберите', options: [{ value: '2', label: 'Сосна' }] },
    attributes: 'control',
    render: (p) => (
      <kit.Select label="Номер" options={[{ value: '1', label: longWord.repeat(2) }]} {...p} />
    ),
  },
  {
    name: 'Switch',
    next: { label: 'Ночью', hint: 'Тихо' },
    attributes: 'control',
    render: (p) => <kit.Switch label={longWord} hint={longWord} {...p} />,
  },
  {
    name: 'TextArea',
    next: { label: 'Отзыв', error: 'Пусто', required: true },
    attributes: 'control',
    render: (p) => <kit.TextArea label={longWord} {...p} />,
  },
  {
    name: 'TextField',
    next: { label: 'Почта', error: 'Не та', required: true },
    attributes: 'control',
    render: (p) => <kit.TextField label={longWord} error={longWord} {...p} />,
  },
];
