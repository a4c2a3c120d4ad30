import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Search } from 'lucide-react';
import { Row } from '../../../storybook/frame.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Уведомления', children: <Bell size="1em" aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="Поиск">
        <Search size="1em" aria-hidden="true" />
      </IconButton>
      <IconButton label="В избранное" variant="outlined">
        <Heart size="1em" aria-hidden="true" />
      </IconButton>
      <IconButton label="Уведомления" variant="filled">
        <Bell size="1em" aria-hidden="true" />
      </IconButton>
      <IconButton label="Поиск" size="small">
        <Search size="1em" aria-hidden="true" />
      </IconButton>
      <IconButton label="Недоступно" variant="outlined" disabled>
        <Heart size="1em" aria-hidden="true" />
      </IconButton>
    </Row>
  ),
};
