import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Calendar } from './calendar.tsx';

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: {
    label: 'Банкеты',
    month: '2026-11',
    selected: '2026-11-21',
    today: '2026-11-20',
    onMonthChange: () => undefined,
    onSelect: () => undefined,
    marks: {
      '2026-11-07': [{ id: 'a', label: 'Юбилей, 24 гостя' }],
      '2026-11-21': [
        { id: 'b', label: 'Свадьба Ким, 80 гостей' },
        { id: 'c', label: 'Дегустация' },
      ],
      '2026-11-28': [{ id: 'd', label: 'Корпоратив «Вектор», 45 гостей' }],
    },
  },
  render: function Leafing(args) {
    const [month, setMonth] = useState(args.month);
    const [selected, setSelected] = useState(args.selected);
    return (
      <Calendar
        {...args}
        month={month}
        onMonthChange={setMonth}
        selected={selected}
        onSelect={setSelected}
      />
    );
  },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrows go by days and weeks, Page Down by months, Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const day = (iso: string) => canvasElement.querySelector(`[data-day="${iso}"]`);
    canvas.getByRole('button', { name: /21 ноября/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day('2026-11-28')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day('2026-12-28')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(day('2026-12-28')?.parentElement).toHaveAttribute('aria-selected', 'true');
  },
};
