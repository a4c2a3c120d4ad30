/** Hosts of the browsers' push services. @source protocols/webpush.md, section 1 */
export const knownPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

/** A name of letters, and `*.` before it for all names below it: addresses in numbers are never allowed. */
export const pushHostPattern = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;
