import type { CallInput } from '../call-input.ts';

const uuid = '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b60';

/** What the calls about accounts take. */
export const signInInputs: readonly CallInput[] = [
  {
    call: 'POST /api/sms-auth/send-code',
    as: 'anon',
    body: ({ phone }) => ({ phoneNumber: phone, proof: { challenge: 'c', nonce: '1' } }),
    fields: {
      phoneNumber: 'phone',
      proof: 'object',
      'proof.challenge': 'secret',
      'proof.nonce': 'secret',
    },
    required: ['phoneNumber'],
  },
  {
    call: 'POST /api/sms-auth/login',
    as: 'anon',
    body: ({ phone }) => ({ data: { phone, code: '1234', challengeId: uuid } }),
    fields: {
      data: 'object',
      'data.phone': 'phone',
      'data.code': 'code',
      'data.challengeId': 'uuid',
    },
    required: ['data', 'data.phone', 'data.code'],
  },
  {
    call: 'POST /api/sms-auth/register',
    as: 'anon',
    body: ({ phone }) => ({
      data: { phone, name: 'Анна', email: 'a@b.test', isSubscribe: false, challengeId: uuid },
    }),
    fields: {
      data: 'object',
      'data.phone': 'phone',
      'data.name': 'requiredLine',
      'data.email': 'email',
      'data.isSubscribe': 'boolean',
      'data.challengeId': 'uuid',
    },
    required: ['data', 'data.phone', 'data.name'],
  },
  {
    call: 'POST /api/token/decode',
    as: 'anon',
    body: () => ({ token: 'x' }),
    fields: { token: 'token' },
  },
  {
    call: 'POST /api/sms-auth/guest',
    as: 'guest',
    body: ({ guestId }) => ({ data: { id: guestId } }),
    fields: { data: 'object', 'data.id': 'id' },
    required: ['data', 'data.id'],
  },
  {
    call: 'POST /api/admin/auth/login',
    as: 'anon',
    body: () => ({ data: { id: 'nobody', password: 'nothing' } }),
    fields: {
      data: 'object',
      'data.id': 'requiredText',
      'data.password': 'secret',
      'data.code': 'secret',
      'data.passkey': 'object',
    },
    required: ['data', 'data.id', 'data.password'],
  },
  {
    call: 'POST /api/admin/sms-auth/guest',
    as: 'admin',
    body: () => ({ data: { id: 'admin' } }),
    fields: { data: 'object', 'data.id': 'staffId' },
    required: ['data', 'data.id'],
  },
  {
    call: 'POST /api/admin/sms-auth/code',
    as: 'moderator',
    body: ({ phone }) => ({ data: { phone } }),
    fields: { data: 'object', 'data.phone': 'phone' },
    required: ['data', 'data.phone'],
  },
  { call: 'POST /api/auth/logout', as: 'guest', body: () => ({}) },
  { call: 'POST /api/auth/logout-everywhere', as: 'guest', body: () => ({}) },
  {
    call: 'PUT /api/profile/update',
    as: 'guest',
    body: () => ({ data: { profile: { name: 'Анна', email: 'a@b.test', mailing: true } } }),
    fields: {
      data: 'object',
      'data.profile': 'object',
      'data.profile.name': 'requiredLine',
      'data.profile.email': 'email',
      'data.profile.mailing': 'boolean',
    },
    required: ['data', 'data.profile'],
  },
  { call: 'POST /api/profile/sessions', as: 'guest', body: () => ({}) },
  {
    call: 'POST /api/profile/session/end',
    as: 'guest',
    body: () => ({ data: { id: uuid } }),
    fields: { data: 'object', 'data.id': 'uuid' },
    required: ['data', 'data.id'],
  },
];
