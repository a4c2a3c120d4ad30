import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ownFrame } from '../../../storybook/own-frame.ts';
import { t } from '../../../storybook/demo-texts.ts';
import { SignInModal } from './sign-in-modal.tsx';
import { signInTexts } from './sign-in-texts.ts';

const codeField = () => screen.getByRole('textbox', { name: 'Код из SMS' });

const meta = {
  title: 'Patterns/SignInModal',
  component: SignInModal,
  parameters: ownFrame,
  args: {
    open: true,
    onClose: fn(),
    texts: signInTexts(t),
    onSendCode: fn(async () => ({ kind: 'sent', sent: { resendInSeconds: 5 } }) as const),
    onCheckCode: fn(async (_phone: string, code: string) =>
      code === '4815'
        ? ({ kind: 'unknown-guest' } as const)
        : ({ kind: 'refused', refusal: { text: 'неверный код' } } as const),
    ),
    onRegister: fn(async () => ({ kind: 'registered' as const })),
  },
} satisfies Meta<typeof SignInModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** No number of another country becomes one of ours, and none is sent. */
export const ForeignPhone: Story = {
  args: { countries: ['RU'] },
  play: async ({ args }) => {
    const phone = await screen.findByLabelText('Номер телефона');
    await userEvent.click(phone);
    await userEvent.paste('+998 90 123-45-67');
    await screen.findByText('Пока отправляем коды только на номера России');
    await expect(phone).toHaveValue('+998 90 123-45-67');
    await expect(screen.getByRole('button', { name: 'Отправить код SMS' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(phone);
    await userEvent.type(phone, '+77011234567');
    await screen.findByText('Пока отправляем коды только на номера России');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
};

export const CodeSent: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Номер телефона'), '9161234567');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Следующая попытка через 5 секунд');
    await waitFor(() => expect(codeField()).toHaveFocus());
  },
};

export const WrongCode: Story = {
  play: async (context) => {
    await CodeSent.play?.(context);
    await userEvent.keyboard('1111');
    await screen.findByText('неверный код');
    await waitFor(() => expect(codeField()).toHaveFocus());
    await expect(codeField()).toHaveValue('');
  },
};

export const Registration: Story = {
  play: async (context) => {
    await CodeSent.play?.(context);
    await userEvent.keyboard('4815');
    await screen.findByRole('dialog', { name: 'Шаг 2' });
  },
};

/** The whole way without a pointer. */
export const ByKeyboard: Story = {
  play: async (context) => {
    await Registration.play?.(context);
    await waitFor(() => expect(screen.getByLabelText(/Имя/)).toHaveFocus());
    await userEvent.keyboard('\u200b{Enter}');
    await screen.findByText('Укажите имя');
    await userEvent.keyboard('Анна{Tab}anna@example.com{Tab} {Enter}');
    await waitFor(() =>
      expect(context.args.onRegister).toHaveBeenCalledWith({
        name: 'Анна',
        email: 'anna@example.com',
        isSubscribed: true,
      }),
    );
  },
};
