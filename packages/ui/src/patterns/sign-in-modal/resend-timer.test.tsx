import { createTexts } from '@portal/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { signInTexts } from './sign-in-texts.ts';

test('the wait for another code is counted down without being read out every second', async () => {
  const { t } = createTexts({ locale: 'ru' });
  mount(
    <SignInModal
      open
      onClose={() => undefined}
      texts={signInTexts(t)}
      onSendCode={async () => ({ kind: 'sent', sent: { resendInSeconds: 30 } })}
      onCheckCode={async () => ({ kind: 'signed-in' })}
      onRegister={async () => ({ kind: 'registered' })}
    />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Номер телефона' }), '9161234567');
  await page.getByRole('button', { name: 'Отправить код SMS' }).click();
  const wait = page.getByText(/^Следующая попытка через (30|2\d) секунд/);
  await expect.element(wait).toBeVisible();
  const first = wait.element().textContent;
  // It changes once a second: the usual wait of a second can end just before.
  await expect.poll(() => wait.element().textContent, { timeout: 5_000 }).not.toBe(first);
  const speaking = wait.element().closest('[aria-live]:not([aria-live="off"]), [role="status"]');
  expect(speaking).toBeNull();
  await expect.element(page.getByRole('textbox', { name: 'Код из SMS' })).toHaveFocus();
});
