import { expect, it } from 'vitest';
import { portalSettingsChangeSchema } from './portal-settings.ts';

it.each(['Europe/Moscow', 'Asia/Yekaterinburg', 'UTC'])('takes the time zone %s', (timeZone) => {
  expect(portalSettingsChangeSchema.safeParse({ timeZone }).success).toBe(true);
});

// An offset means the opposite in SQL, so that the days of the numbers would be others.
it.each(['+03:00', '-0300', 'Moscow', ''])('takes no time zone %j', (timeZone) => {
  expect(portalSettingsChangeSchema.safeParse({ timeZone }).success).toBe(false);
});
