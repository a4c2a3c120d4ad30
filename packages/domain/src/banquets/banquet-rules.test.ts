import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTexts } from '../texts/create-texts.ts';
import { transferErrorLabel } from './banquet-labels.ts';
import { seatsMissing, tableConflicts, transferErrors } from './banquet-rules.ts';

const evening = { startsAt: '2026-12-05T16:00:00Z', durationInMinutes: 120 };
const tables = (...ids: string[]) => ids.map((id) => ({ id }));

describe('tables', () => {
  const occupation = { ...evening, tables: tables('1', '2') };

  it('are in conflict when two want the same one at the same time', () => {
    const other = {
      startsAt: '2026-12-05T17:59:00Z',
      durationInMinutes: 60,
      tables: tables('2', '3'),
    };
    expect(tableConflicts(occupation, [other])).toEqual([{ other, tableIds: ['2'] }]);
  });

  it('are free as soon as the other has ended', () => {
    const after = { startsAt: '2026-12-05T18:00:00Z', durationInMinutes: 60, tables: tables('1') };
    const before = { startsAt: '2026-12-05T15:00:00Z', durationInMinutes: 60, tables: tables('1') };
    expect(tableConflicts(occupation, [after, before])).toEqual([]);
  });

  it('are told apart by the moment, whatever offset it is written with', () => {
    const other = { ...evening, startsAt: '2026-12-05T19:00:00+03:00', tables: tables('1') };
    expect(tableConflicts(occupation, [other])).toHaveLength(1);
  });

  it('are in the way of each other both ways or not at all', () => {
    const occupation = fc.record({
      startsAt: fc
        .integer({ min: 0, max: 40 })
        .map((hours) => new Date(Date.UTC(2026, 11, 5, hours)).toISOString()),
      durationInMinutes: fc.integer({ min: 15, max: 1440 }),
      tables: fc.uniqueArray(fc.constantFrom('1', '2', '3')).map((ids) => tables(...ids)),
    });
    fc.assert(
      fc.property(occupation, occupation, (one, other) => {
        const [there] = tableConflicts(one, [other]);
        const [back] = tableConflicts(other, [one]);
        expect(back?.tableIds.toSorted()).toEqual(there?.tableIds.toSorted());
      }),
    );
  });
});

describe('seats', () => {
  it('are missing when more come than the tables take', () => {
    expect(seatsMissing(9, [{ seatingCapacity: 4 }, { seatingCapacity: 4 }])).toBe(1);
    expect(seatsMissing(8, [{ seatingCapacity: 4 }, { seatingCapacity: 4 }])).toBe(0);
    expect(seatsMissing(3, [])).toBe(3);
  });
});

describe('a transfer', () => {
  const now = new Date('2026-12-01T12:00:00Z');
  const ready = { ...evening, section: { id: 's', name: 'Зал' }, tables: [{ id: '1', name: '' }] };
  const kinds = (changes: Partial<Parameters<typeof transferErrors>[0]>) =>
    transferErrors({ ...ready, ...changes }, now).map(({ kind }) => kind);

  it('needs a hall, a table, and a start within the next 90 days', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ section: null, tables: [] })).toEqual(['section', 'tables']);
    expect(kinds({ startsAt: '2026-12-01T12:00:00Z' })).toEqual(['past']);
    expect(kinds({ startsAt: '2027-03-01T12:00:00Z' })).toEqual([]);
    expect(kinds({ startsAt: '2027-03-01T12:00:01Z' })).toEqual(['tooFarAhead']);
  });

  it('says what is wrong in words', () => {
    const { t } = createTexts({ locale: 'ru' });
    expect(transferErrorLabel(t, 'tables')).toBe('Выберите хотя бы один стол.');
    expect(transferErrorLabel(t, 'tooFarAhead')).toContain('за 90 дней');
  });
});
