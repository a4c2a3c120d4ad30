import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeScreen } from './welcome-screen.tsx';

const meta = {
  title: 'Components/WelcomeScreen',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Добро пожаловать!',
    message: 'Анна, ваш номер 101 ждёт',
    onShown: () => undefined,
    onLeft: () => undefined,
  },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
