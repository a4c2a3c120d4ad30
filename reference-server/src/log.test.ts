import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from './log.ts';

/** A log and the lines it has written. */
function startLog(level = 'info') {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, entries };
}

describe('the log', () => {
  it('is one JSON line per entry, with a time and without names of machines', () => {
    const { log, lines, entries } = startLog();
    log.info({ orderId: 7 }, 'placed');
    log.warn('two\nlines');
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(entries()[0]).toEqual({
      level: 30,
      time: expect.any(String),
      orderId: 7,
      msg: 'placed',
    });
    expect(new Date(String(entries()[0]?.['time'])).getTime()).toBeGreaterThan(Date.now() - 5000);
  });

  it.each([
    'phone',
    'phoneNumber',
    'code',
    'token',
    'password',
    'name',
    'email',
    'text',
    'message',
  ])('never holds a %s, wherever it stands', (field) => {
    const { log, lines } = startLog();
    log.info({ [field]: 'secret' });
    log.info({ guest: { [field]: 'secret' } });
    log.info({ guest: { attributes: { [field]: 'secret' } } });
    log.child({ [field]: 'secret' }).info('child');
    expect(lines.join()).not.toContain('secret');
  });

  it('says of an error where it happened and what kind it is, but nothing it was given', () => {
    const { log, lines, entries } = startLog();
    const cause = Object.assign(new Error('for +79161234567'), { code: 'ECONNRESET', phone: '+7' });
    const error = new TypeError('no guest called Анна', { cause });
    log.error({ err: error }, 'failed');
    log.error(error);
    log.error(error, 'failed');
    expect(lines.join()).not.toMatch(/Анна|79161234567/);
    for (const { err } of entries()) {
      expect(err).toMatchObject({ kind: 'TypeError', cause: { reason: 'ECONNRESET' } });
      expect((err as { at: string[] }).at[0]).toContain('log.test.ts');
    }
  });

  it('takes anything for an error', () => {
    const { log, lines } = startLog();
    for (const err of ['+79161234567', null, undefined, 7, { name: 'Анна' }]) log.error({ err });
    expect(lines).toHaveLength(5);
    expect(lines.join()).not.toMatch(/Анна|79161234567/);
  });

  it('says why a connection to the database failed, also where the driver gives no code', () => {
    const { log, entries } = startLog();
    log.error({ err: new Error('Connection terminated unexpectedly') });
    expect(entries()[0]?.['err']).toMatchObject({ reason: 'Connection terminated unexpectedly' });
  });

  it('writes a few lines a minute of what goes wrong again and again, and says how many it left out', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { log, entries } = startLog();
    for (let time = 0; time < 100; time += 1) {
      log.warn({ err: new TypeError('x'), id: time }, 'tried again later');
      log.warn({ id: time }, 'no error');
    }
    log.warn({ err: new RangeError('x') }, 'tried again later');
    const sent = () => entries().filter(({ msg }) => msg === 'tried again later');
    expect(sent().map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, undefined]);
    expect(entries().filter(({ msg }) => msg === 'no error')).toHaveLength(100);
    vi.advanceTimersByTime(60_000);
    log.warn({ err: new TypeError('x') }, 'tried again later');
    expect(sent().at(-1)).toMatchObject({ unwritten: 95 });
  });

  it('is as talkative as it is told to be', () => {
    const { log, entries } = startLog('warn');
    log.info('unheard');
    log.error('heard');
    expect(entries().map(({ msg }) => msg)).toEqual(['heard']);
  });
});
