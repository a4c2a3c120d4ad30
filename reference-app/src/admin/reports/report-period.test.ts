import { describe, expect, it } from 'vitest';
import { readPeriod, writePeriod } from './report-period.ts';

const today = '2026-11-22';
const read = (search: string) => readPeriod(new URLSearchParams(search), today);

describe('the chosen period', () => {
  it.each([
    ['', 'today', '2026-11-22', '2026-11-22'],
    ['period=week', 'week', '2026-11-16', '2026-11-22'],
    ['period=month', 'month', '2026-10-24', '2026-11-22'],
    ['period=own&from=2026-01-01&to=2026-03-31', 'own', '2026-01-01', '2026-03-31'],
    ['period=own&from=2026-02-30', 'own', today, today],
    ['period=ever', 'today', today, today],
  ] as const)('of "%s" is %s', (search, choice, from, to) => {
    const chosen = read(search);
    expect(chosen).toEqual({ choice, period: { from, to }, isPossible: true });
    expect(read(writePeriod(chosen.choice, chosen.period).toString())).toEqual(chosen);
  });

  it.each(['from=2026-11-02&to=2026-11-01', 'from=2025-01-01&to=2026-11-01'])(
    'is not possible from %s',
    (search) => expect(read(`period=own&${search}`).isPossible).toBe(false),
  );
});
