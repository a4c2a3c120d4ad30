import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { staffCaller } from './sessions.ts';

test('everybody reads what becomes of personal data, in the hotel’s words and with its times', async ({
  page,
  stack,
}) => {
  const staff = await staffCaller(stack);
  const set = (privacyText: string) =>
    staff('/api/portal-setting/update', { data: { attributes: { privacyText } } }, 'PUT');
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Персональные данные' }).click();
  await expect(page.getByRole('heading', { name: 'Персональные данные', level: 1 })).toBeVisible();
  await expect(
    page.getByText('Картинки из закрытых заявок удаляются через 90 дней.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'напишите в поддержку' })).toBeVisible();
  await expectAccessible(page);
  await set('Свои слова <b>отеля</b>.\n\nВторой абзац.');
  try {
    await page.reload();
    await expect(page.getByText('Свои слова <b>отеля</b>.')).toBeVisible();
    await page.goto('/auth');
    const link = page.getByRole('dialog').getByRole('link', { name: 'Персональные данные' });
    await expect(link).toHaveAttribute('href', '/privacy');
  } finally {
    await set('');
  }
});
