import type { CallInput } from '../call-input.ts';

/** What the calls about notifications on devices take. */
export const pushInputs: readonly CallInput[] = [
  {
    call: 'POST /api/web-push/subscribe',
    as: 'guest',
    body: () => ({
      visitorId: 'a-visitor',
      subscription: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/bad-input',
        expirationTime: null,
        keys: {
          p256dh:
            'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
        },
      },
    }),
    fields: {
      visitorId: 'requiredText',
      subscription: 'object',
      'subscription.endpoint': 'pushEndpoint',
      'subscription.expirationTime': 'moment',
      'subscription.keys': 'object',
      'subscription.keys.p256dh': 'pushKey',
      'subscription.keys.auth': 'pushKey',
    },
    required: [
      ...['visitorId', 'subscription', 'subscription.endpoint', 'subscription.keys'],
      ...['subscription.keys.p256dh', 'subscription.keys.auth'],
    ],
  },
  {
    call: 'POST /api/web-push/unsubscribe',
    as: 'anotherGuest',
    body: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/nowhere' }),
    fields: { endpoint: 'requiredText' },
    required: ['endpoint'],
  },
  {
    call: 'POST /api/web-push/send',
    as: 'moderator',
    body: () => ({ title: 'Такси у ворот', message: 'Ждём вас', visitorId: 'nobody' }),
    fields: { title: 'requiredLine', message: 'requiredText', visitorId: 'requiredText' },
    required: ['title', 'message', 'visitorId'],
  },
  {
    call: 'POST /api/web-push/test',
    as: 'banquet',
    body: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/nowhere' }),
    fields: { endpoint: 'requiredText' },
  },
];
