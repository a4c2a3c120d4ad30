import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { Button } from '../button/index.ts';
import { Select, type SelectProps } from './select.tsx';

const rooms = (props: Partial<SelectProps>) => (
  <Select
    label="Номер"
    placeholder="Выберите номер"
    options={[{ value: '101', label: 'Номер 101' }]}
    defaultValue=""
    {...props}
  />
);
const select = () => page.getByRole('combobox', { name: 'Номер' });

test('a placeholder does not make a choice necessary', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <form onSubmit={onSubmit}>
      {rooms({})}
      <Button type="submit">Дальше</Button>
    </form>,
  );
  await expect.element(select()).not.toBeRequired();
  await page.getByRole('button', { name: 'Дальше' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('it is necessary where it is said to be', async () => {
  mount(rooms({ required: true }));
  await expect.element(select()).toBeRequired();
  await expect.element(select()).toBeInvalid();
});

test('a placeholder is paler than a choice', async () => {
  mount(
    <>
      {rooms({})}
      {rooms({ label: 'Выбранный', defaultValue: '101' })}
    </>,
  );
  const colour = (name: string) =>
    getComputedStyle(page.getByRole('combobox', { name }).element()).color;
  await expect.element(select()).toHaveDisplayValue('Выберите номер');
  expect(colour('Номер')).not.toBe(colour('Выбранный'));
  await userEvent.selectOptions(select(), '101');
  expect(colour('Номер')).toBe(colour('Выбранный'));
});

test('a placeholder shows where nothing is said of what is chosen', async () => {
  mount(
    <Select
      label="Номер"
      placeholder="Выберите номер"
      options={[{ value: '101', label: 'Номер 101' }]}
    />,
  );
  await expect.element(select()).toHaveDisplayValue('Выберите номер');
  await userEvent.selectOptions(select(), '101');
  await expect.element(select()).toHaveValue('101');
});
