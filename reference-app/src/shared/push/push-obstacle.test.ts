import { describe, expect, it } from 'vitest';
import { pushObstacle, type Surroundings } from './push-obstacle.ts';

const phone: Surroundings = {
  userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile',
  maxTouchPoints: 5,
  isStandalone: false,
  isSecureContext: true,
};
const iPhone = { ...phone, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' };
const iPad = { ...phone, userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari' };

describe('what keeps notifications from a device', () => {
  it('is nothing where they are on or can be', () => {
    expect(pushObstacle('on', phone)).toBeNull();
    expect(pushObstacle('off', iPhone)).toBeNull();
  });

  it('is the person’s own answer', () => {
    expect(pushObstacle('denied', phone)).toBe('push.denied');
  });

  it.each([iPhone, iPad])('is the Home Screen on what Apple makes: %o', (around) => {
    expect(pushObstacle('unsupported', around)).toBe('push.homeScreen');
    expect(pushObstacle('unsupported', { ...around, isStandalone: true })).toBe(
      'portal.push.ServiceWorkerAndPushManagerNotSupported',
    );
  });

  it('is an address without https', () => {
    const around = { ...iPhone, isSecureContext: false };
    expect(pushObstacle('unsupported', around)).toBe('push.insecure');
  });

  it('is the browser, also on a Mac that nobody touches', () => {
    for (const around of [phone, { ...iPad, maxTouchPoints: 0 }]) {
      expect(pushObstacle('unsupported', around)).toBe(
        'portal.push.ServiceWorkerAndPushManagerNotSupported',
      );
    }
  });
});
