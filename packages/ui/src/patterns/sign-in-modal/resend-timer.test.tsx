import { createTexts } from '@portal/domain/texts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css.ts';
import { mount } from '../../testing/mounted.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { signInTexts } from './sign-in-texts.ts';

const day = 24 * 3_600_000;

/** Asks for a code; the next may be asked for after so many seconds. */
async function sendCode(resendInSeconds: number) {
  const { t } = createTexts({ locale: 'ru' });
  mount(
    <SignInModal
      open
      onClose={() => undefined}
      texts={signInTexts(t)}
      onSendCode={async () => ({ kind: 'sent', sent: { resendInSeconds } })}
      onCheckCode={async () => ({ kind: 'signed-in' })}
      onRegister={async () => ({ kind: 'registered' })}
    />,
  );
  await userEvent.fill(page.getByRole('textbox', { name: 'Номер телефона' }), '9161234567');
  await page.getByRole('button', { name: 'Отправить код SMS' }).click();
}

test('the wait for another code is counted down without being read out every second', async () => {
  await sendCode(30);
  const wait = page.getByText(/^Следующая попытка через (30|2\d) секунд/);
  await expect.element(wait).toBeVisible();
  const first = wait.element().textContent;
  // It changes once a second: the usual wait of a second can end just before.
  await expect.poll(() => wait.element().textContent, { timeout: 5_000 }).not.toBe(first);
  const speaking = wait.element().closest('[aria-live]:not([aria-live="off"]), [role="status"]');
  expect(speaking).toBeNull();
  await expect.element(page.getByRole('textbox', { name: 'Код из SMS' })).toHaveFocus();
});

test.each([-day, day])('a clock that is set by %d ms changes nothing of the wait', async (by) => {
  await sendCode(5);
  const wait = page.getByText(/^Следующая попытка через/);
  await expect.element(wait).toBeVisible();
  const [clock, passed] = [Date.now(), performance.now()];
  vi.spyOn(Date, 'now').mockReturnValue(clock + by);
  const time = vi.spyOn(performance, 'now').mockReturnValue(passed + 1_500);
  await expect.poll(() => wait.element().textContent).toMatch(/через\s[34]\sсекунд/);
  time.mockReturnValue(passed + 5_000);
  await expect.element(page.getByRole('button', { name: 'Отправить код SMS' })).toBeVisible();
});
