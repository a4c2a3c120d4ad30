import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import {
  auditActionLabel,
  auditActorLabel,
  auditDifferences,
  auditEntityLabel,
} from './audit-difference.ts';
import type { AuditEntry } from './audit-schema.ts';

const texts = createTexts({ locale: 'ru' });
const reader = { texts, timeZone: 'Europe/Moscow' };

type Change = Pick<AuditEntry['attributes'], 'entity' | 'from' | 'to'>;

function lines(change: Change): string[] {
  return auditDifferences(reader, change).map(({ label, from, to }) =>
    `${label}: ${from ?? ''} → ${to ?? ''}`.replaceAll('\u00a0', ' '),
  );
}

describe('a change in words', () => {
  it('says amounts, statuses and reasons as people do', () => {
    expect(lines({ entity: 'product', from: { price: 450 }, to: { price: 500.5 } })).toEqual([
      'Цена: 450 ₽ → 500,50 ₽',
    ]);
    const from = { status: 'new', previousStatus: null, totalKopecks: 45000, cancelReason: null };
    const to = {
      status: 'canceled',
      previousStatus: 'new',
      totalKopecks: null,
      cancelReason: 'duplicate',
    };
    expect(lines({ entity: 'order', from, to })).toEqual([
      'Статус: Новый → Отменен',
      'Итого: 450 ₽ → —',
      'Причина отмены: — → Повторный заказ',
    ]);
    expect(lines({ entity: 'ticket', from: { status: 'new' }, to: { status: 'closed' } })).toEqual([
      'Статус: Заявка обрабатывается → Заявка закрыта',
    ]);
    expect(lines({ entity: 'staff', from: { role: 'admin' }, to: { role: 'banquet' } })).toEqual([
      'Роль: Администратор → Банкетный менеджер',
    ]);
    expect(
      lines({ entity: 'order', from: { paidFor: null }, to: { paidFor: 'succeeded' } }),
    ).toEqual(['Оплата: Оплата отсутствует → Оплачен']);
  });

  it('says what a thing was made with and what was taken away, and nothing of what is empty', () => {
    const fields = { name: 'Чай', description: '', price: -1, for_sale: false, image: null };
    expect(lines({ entity: 'product', from: null, to: fields })).toEqual([
      'Имя:  → Чай',
      'Цена:  → —',
      'В продаже:  → нет',
    ]);
    expect(lines({ entity: 'product', from: { name: 'Чай' }, to: null })).toEqual(['Имя: Чай → ']);
  });

  it('keeps to the fields that differ', () => {
    const lists = { lines: [{ name: 'Чай', quantity: 1 }], comment: 'a' };
    const to = { lines: [{ name: 'Чай', quantity: 2 }], comment: 'a', statusAt: 'later' };
    expect(lines({ entity: 'order', from: lists, to })).toEqual(['Состав: Чай × 1 → Чай × 2']);
  });

  it('tells times by the clock of the hotel, and things by their names', () => {
    const from = { startsAt: '2026-12-01T18:00:00.000Z', tables: [{ id: '1', name: 'Стол 1' }] };
    const to = { startsAt: '2026-12-31T21:30:00.000Z', tables: [] };
    const [starts, tables] = lines({ entity: 'banquet', from, to });
    expect(starts).toMatch(/^Начало: 1 дек\. 2026.*21:00 → 1 янв\. 2027.*00:30$/);
    expect(tables).toBe('Столы: Стол 1 → —');
  });

  it('lets through what it does not know, as it was written', () => {
    const from = { new_field: { a: 1, b: [true, 'x'] } };
    expect(lines({ entity: 'robot', from, to: { new_field: '<img onerror=1>' } })).toEqual([
      'new_field: a: 1, b: да, x → <img onerror=1>',
    ]);
    expect(auditActionLabel(texts.t, 'fly')).toBe('fly');
    expect(auditEntityLabel(texts.t, 'robot')).toBe('robot');
  });
});

it('names whoever made a change, also when the account is gone', () => {
  const actor = { name: null, role: null };
  expect(auditActorLabel(texts.t, { ...actor, identity: 'system' })).toBe('Портал');
  expect(auditActorLabel(texts.t, { ...actor, identity: 'admin_old.one' })).toBe(
    'Сотрудник old.one',
  );
  expect(auditActorLabel(texts.t, { ...actor, identity: 'user_7' })).toBe('Гость №7');
  expect(auditActorLabel(texts.t, { ...actor, identity: 'user_7', name: 'Анна' })).toBe('Анна');
});
