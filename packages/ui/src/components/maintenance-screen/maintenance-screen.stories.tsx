import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Link } from '../link/index.ts';
import { MaintenanceScreen } from './maintenance-screen.tsx';

const meta = {
  title: 'Components/MaintenanceScreen',
  component: MaintenanceScreen,
  parameters: { layout: 'fullscreen', ...ownFrame },
  args: {
    title: 'Ведутся технические работы',
    message: 'Скоро вернёмся. Всё, что нужно сейчас, сделают на ресепшене.',
    contacts: <Link href="tel:+70000000000">+7 (000) 000-00-00</Link>,
  },
} satisfies Meta<typeof MaintenanceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
