import { describe, expect, it } from 'vitest';
import { knownPushHosts } from '../../config/environment.ts';
import { isAllowedEndpoint } from './web-push-sender.ts';

describe('an endpoint that messages may be sent to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://FCM.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('is one of a browser’s push service: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, knownPushHosts)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilfcm.googleapis.com/x',
    'https://fcm.googleapis.com@evil.test/x',
    'https://user:secret@fcm.googleapis.com/x',
    'https://notify.windows.com/x',
    'https://evilnotify.windows.com/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://0x7f000001/x',
    'fcm.googleapis.com/x',
    '',
  ])('is not %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, knownPushHosts)).toBe(false);
  });
});
