import { expect, it } from 'vitest';
import {
  auditPath,
  isNarrowed,
  readAuditView,
  toAuditSearch,
  writeAuditView,
} from './audit-view.ts';

const view = {
  entity: 'order',
  id: '1042',
  actor: 'admin_olga.b',
  from: '2026-11-20',
  to: '2026-11-22',
  page: 2,
} as const;

it('comes back from the address as it was written', () => {
  expect(readAuditView(new URLSearchParams(writeAuditView(view).toString()))).toEqual(view);
});

it('leads from a thing to its trail', () => {
  expect(auditPath({ entity: 'guest', id: '7' })).toBe('/admin/settings/audit?entity=guest&id=7');
});

it('reads nonsense as everything', () => {
  const nonsense = new URLSearchParams('entity=robot&actor=root&from=1.1.2026&page=x');
  expect(isNarrowed(readAuditView(nonsense))).toBe(false);
});

it('asks for whole days of the hotel', () => {
  expect(toAuditSearch(view, 'Europe/Moscow')).toEqual({
    entity: 'order',
    id: '1042',
    actor: 'admin_olga.b',
    from: '2026-11-19T21:00:00.000Z',
    to: '2026-11-22T21:00:00.000Z',
    page: 2,
    pageSize: 30,
  });
});
