import { describe, expect, it } from 'vitest';
import { liveEvents, liveEventsByName } from './live-events.ts';
import { resume } from './live-messages.ts';

describe('live events', () => {
  it('have each a name of their own', () => {
    expect(liveEventsByName.size).toBe(liveEvents.length);
    for (const event of liveEvents) expect(liveEventsByName.get(event.name)).toBe(event);
  });

  it('belong to a stream when they are for somebody, unless only the newest counts', () => {
    const onlyTheNewestCounts = [
      'portalOnline',
      'orderViewers',
      'typing',
      'providerHealthChange',
      'alertChange',
    ];
    for (const { name, inStream, audience } of liveEvents) {
      const isForSomebody = typeof audience === 'object';
      expect([name, inStream]).toEqual([
        name,
        isForSomebody && !onlyTheNewestCounts.includes(name),
      ]);
    }
  });
});

describe('an answer to `resume`', () => {
  it('is what was missed, or that everything must be loaded anew', () => {
    const missed = { events: [{ name: 'orderCreate', payload: { seq: 8, newOrder: {} } }], seq: 8 };
    expect(resume.ack?.parse(missed)).toEqual(missed);
    expect(resume.ack?.parse({ reset: true, seq: 8 })).toEqual({ reset: true, seq: 8 });
    for (const other of [
      { events: [] },
      { reset: false, seq: 8 },
      { seq: 8 },
      { events: [], seq: -1 },
    ]) {
      expect(resume.ack?.safeParse(other).success).toBe(false);
    }
  });
});
