import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { BanquetThings } from '../screens/screen-list.ts';

/** What is written into the form of a new banquet; the rest is the same for all. */
interface Plan {
  readonly title: string;
  /** `2026-12-05` */
  readonly day: string;
  readonly tables: readonly string[];
}

/** So many days from now, in the hotel's calendar or one beside it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Fills in the form of a new banquet on the page of banquets, and leaves it open. */
export async function fillIn(page: Page, { title, day, tables }: Plan): Promise<void> {
  await page.getByRole('button', { name: 'Новый банкет' }).click();
  const form = page.getByRole('dialog', { name: 'Новый банкет' });
  await form.getByLabel('Название').fill(title);
  await form.getByLabel('Имя заказчика').fill('Анна Лебедева');
  await form.getByLabel('Телефон заказчика').fill('9161234567');
  await form.getByLabel('Дата').fill(day);
  await form.getByLabel('Начало').fill('18:00');
  await form.getByLabel('Сколько гостей').fill('18');
  await form.getByLabel('Зал', { exact: true }).selectOption({ label: 'Банкетный зал' });
  for (const table of tables) {
    await form.getByRole('button', { name: new RegExp(`^${table},`) }).click();
  }
}

/** Where the banquet that is open stands. */
export function stateOf(page: Page, title: string) {
  return page.getByRole('dialog', { name: title, exact: true }).getByRole('status').first();
}

/** Plans a banquet for tomorrow and sends it to the restaurant, which accepts it. */
export async function settleBanquet(page: Page): Promise<BanquetThings> {
  const title = 'Серебряная свадьба';
  const banquetDay = inDays(1);
  await page.goto('/admin/banquet-management');
  await fillIn(page, { title, day: banquetDay, tables: ['Стол 41', 'Стол 42'] });
  await page.getByRole('button', { name: 'Сохранить и передать' }).click();
  await expect(stateOf(page, title)).toHaveText('Передан');
  const banquetId = Number(new URL(page.url()).searchParams.get('banquet'));
  return { banquetId, banquetDay };
}
