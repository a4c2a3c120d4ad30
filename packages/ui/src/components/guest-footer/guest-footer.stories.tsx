import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { GuestFooter } from './guest-footer.tsx';

const meta = {
  title: 'Components/GuestFooter',
  component: GuestFooter,
  parameters: { layout: 'fullscreen', ...ownFrame },
  args: {
    contacts: [
      { label: 'Ресепшен', text: '+7 (000) 000-00-00', href: 'tel:+70000000000' },
      { label: 'Ресторан', text: '+7 (000) 000-00-01', href: 'tel:+70000000001' },
      { label: 'Почта', text: 'hello@example.com', href: 'mailto:hello@example.com' },
    ],
    socials: [
      { label: 'ВКонтакте', href: 'https://example.com/vk' },
      { label: 'Телеграм', href: 'https://example.com/tg' },
    ],
    copyright: '© 2026 Парк-отель «Озёрный бор»',
  },
} satisfies Meta<typeof GuestFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
