import { describe, expect, it } from 'vitest';
import {
  banquetErrors,
  banquetOf,
  draftOf,
  newDraft,
  withSection,
  withTable,
  type BanquetDraft,
} from './banquet-draft.ts';

const timeZone = 'Europe/Moscow';
const hall = {
  id: '00000000-0000-4000-8000-000000000001',
  terminalGroupId: '00000000-0000-4000-8000-000000000009',
  name: 'Банкетный зал',
  tables: [{ id: 't1', number: 41, name: 'Стол 41', seatingCapacity: 10 }],
};
const filled: BanquetDraft = {
  ...newDraft('2026-12-05'),
  title: ' Юбилей ',
  customerName: 'Анна Лебедева',
  phone: '+79123456789',
  guests: '24',
  time: '18:30',
  sectionId: hall.id,
  tableIds: ['t1'],
};

describe('a banquet that is filled in', () => {
  it('has no mistakes, and is sent as the hotel’s clock and the restaurant’s names have it', () => {
    expect(banquetErrors(filled, timeZone)).toEqual([]);
    expect(banquetOf(filled, [hall], timeZone, null)).toEqual({
      title: 'Юбилей',
      customerName: 'Анна Лебедева',
      phone: '+79123456789',
      guestsCount: 24,
      startsAt: '2026-12-05T15:30:00.000Z',
      durationInMinutes: 240,
      section: { id: hall.id, name: 'Банкетный зал' },
      tables: [{ id: 't1', name: 'Стол 41' }],
      shouldRemind: true,
      comment: '',
    });
  });

  it('keeps the names it knows while the restaurant tells none', () => {
    const known = {
      section: { id: hall.id, name: hall.name },
      tables: [{ id: 't1', name: 'Стол 41' }],
    };
    expect(banquetOf(filled, [], timeZone, known)).toMatchObject(known);
  });

  it('names every field that is still to be put right, in the order of the form', () => {
    expect(banquetErrors({ ...newDraft(''), phone: '+7912' }, timeZone)).toEqual([
      'title',
      'customerName',
      'phone',
      'guests',
      'start',
    ]);
    expect(banquetOf(newDraft(''), [], timeZone, null)).toBeNull();
  });

  it('has names that can be seen', () => {
    const unseen = { ...filled, title: '\u3164', customerName: ' \u200b' };
    expect(banquetErrors(unseen, timeZone)).toEqual(['title', 'customerName']);
  });

  it.each(['', ' ', '0', '-3', '2.5', '1001', 'десять'])('has guests, not “%s”', (guests) => {
    expect(banquetErrors({ ...filled, guests }, timeZone)).toEqual(['guests']);
  });

  it('comes back from a banquet as it was sent', () => {
    const sent = banquetOf(filled, [hall], timeZone, null);
    const banquet = { ...sent!, id: 7, status: 'draft', iikoReserveId: null } as never;
    expect(draftOf(banquet, timeZone)).toEqual({ ...filled, title: 'Юбилей' });
  });
});

describe('the tables of a banquet', () => {
  it('are taken and let go', () => {
    expect(withTable(filled, 't2').tableIds).toEqual(['t1', 't2']);
    expect(withTable(filled, 't1').tableIds).toEqual([]);
  });

  it('are let go with their hall, and kept when the hall stays', () => {
    expect(withSection(filled, null)).toMatchObject({ sectionId: null, tableIds: [] });
    expect(withSection(filled, hall.id)).toBe(filled);
  });
});
