import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { usePageAnnouncement } from './use-page-announcement.ts';

function Page({ title }: { title: string }) {
  usePageAnnouncement(title);
  return (
    <PageHeader title={title} subtitle="Заголовок получает фокус, а название читается вслух" />
  );
}

const meta = {
  title: 'Components/RouteAnnouncer',
  component: RouteAnnouncer,
  args: { path: '/' },
  render: function Walking(args) {
    const [path, setPath] = useState(args.path);
    return (
      <main>
        <RouteAnnouncer path={path}>
          <Page key={path} title={path === '/' ? 'Главная' : 'Магазины'} />
        </RouteAnnouncer>
        <Button variant="secondary" onClick={() => setPath(path === '/' ? '/stores' : '/')}>
          На другую страницу
        </Button>
      </main>
    );
  },
} satisfies Meta<typeof RouteAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Enter goes to the other page; its title is said and its heading takes focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'На другую страницу' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Магазины' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Магазины');
  },
};
