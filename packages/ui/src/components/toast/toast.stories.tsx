import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { Row } from '../../../storybook/frame.tsx';
import { Button } from '../button/index.ts';
import { ToastProvider, useToaster } from './toast-provider.tsx';

function Buttons() {
  const toaster = useToaster();
  return (
    <Row>
      <Button
        onClick={() => toaster.show({ title: 'С возвращением!', message: 'Вы вошли в портал.' })}
      >
        Успех
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toaster.show({ tone: 'info', title: 'Новый статус заказа', message: 'Доставляется' })
        }
      >
        Новость
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toaster.show({
            tone: 'warning',
            title: 'Магазин закроется через десять минут',
            action: { label: 'В корзину', onSelect: () => undefined },
          })
        }
      >
        Предупреждение
      </Button>
      <Button
        variant="danger"
        onClick={() =>
          toaster.show({
            tone: 'error',
            title: 'Заказ не отправлен',
            message: 'Пропала связь. Корзина сохранена, попробуйте ещё раз.',
          })
        }
      >
        Ошибка
      </Button>
    </Row>
  );
}

const meta = {
  title: 'Components/Toast',
  component: ToastProvider,
  parameters: ownFrame,
  render: () => (
    <ToastProvider>
      <Buttons />
    </ToastProvider>
  ),
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllTones: Story = {
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    // What draws them is fetched first.
    await screen.findAllByText('Заказ не отправлен', undefined, { timeout: 10_000 });
  },
};

/** F6 goes to the toasts, Tab goes through them, Enter closes the first. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Предупреждение' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Магазин закроется через десять минут', undefined, {
      timeout: 10_000,
    });
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'В корзину' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByText('Магазин закроется через десять минут')).not.toBeInTheDocument(),
    );
  },
};
