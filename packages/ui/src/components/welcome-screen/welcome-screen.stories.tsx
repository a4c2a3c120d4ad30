import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

const meta = {
  title: 'Components/WelcomeScreen',
  component: WelcomeScreen,
  parameters: { layout: 'fullscreen', ...ownFrame },
  args: {
    title: 'Добро пожаловать!',
    message: 'Анна, ваш номер 101 ждёт',
    onShown: () => undefined,
    onLeft: () => undefined,
  },
  render: function OverTheHomePage(args) {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <EmptyState
          title="Главная страница"
          message="К ней приходят за экраном приветствия, он уходит через две секунды."
          actions={<Button onClick={() => setThere(true)}>Показать ещё раз</Button>}
        />
        {isThere && <WelcomeScreen {...args} onLeft={() => setThere(false)} />}
      </>
    );
  },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
