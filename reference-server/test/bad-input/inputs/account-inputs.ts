import type { CallInput } from '../call-input.ts';

const uuid = '7d8f5a3c-4b1e-4c53-9a52-0f5f3f1f2b60';

const staff = {
  name: 'Нина',
  role: 'banquet',
  password: 'four words are better',
};
const staffFields = {
  data: 'object',
  'data.staff': 'object',
  'data.staff.id': 'staffId',
  'data.staff.name': 'requiredLine',
  'data.staff.role': 'enum',
  'data.staff.password': 'newPassword',
} as const;

/** What the calls about guests, accounts of staff and the audit trail take. */
export const accountInputs: readonly CallInput[] = [
  {
    call: 'POST /api/admin/guest/fetch',
    as: 'moderator',
    body: () => ({
      data: { search: 'анна', approved: true, mailing: false, page: 1, pageSize: 20 },
    }),
    fields: {
      data: 'object',
      'data.search': 'text',
      'data.approved': 'boolean',
      'data.mailing': 'boolean',
      'data.page': 'page',
      'data.pageSize': 'pageSize',
    },
  },
  {
    call: 'POST /api/admin/guest/details',
    as: 'moderator',
    body: ({ guestId }) => ({ data: { id: guestId } }),
    fields: { data: 'object', 'data.id': 'id' },
    required: ['data', 'data.id'],
  },
  {
    call: 'PUT /api/admin/guest/update',
    as: 'admin',
    body: ({ guestId }) => ({
      data: { guest: { id: guestId, approved: true, name: 'А', email: 'a@b.ru', mailing: true } },
    }),
    fields: {
      data: 'object',
      'data.guest': 'object',
      'data.guest.id': 'id',
      'data.guest.approved': 'boolean',
      'data.guest.name': 'requiredLine',
      'data.guest.email': 'email',
      'data.guest.mailing': 'boolean',
    },
    required: ['data', 'data.guest', 'data.guest.id'],
  },
  {
    call: 'POST /api/admin/guest/close',
    as: 'admin',
    // Nobody: the guest of the other calls stays.
    body: () => ({ data: { id: 2_000_000_000 } }),
    fields: { data: 'object', 'data.id': 'id' },
    required: ['data', 'data.id'],
  },
  {
    call: 'POST /api/admin/guest/erase',
    as: 'admin',
    // Nobody: the guest of the other calls stays.
    body: () => ({ data: { id: 2_000_000_000 } }),
    fields: { data: 'object', 'data.id': 'id' },
    required: ['data', 'data.id'],
  },
  { call: 'GET /api/admin/guest/:id/data.zip', as: 'admin' },
  {
    call: 'POST /api/admin/guest/session/end',
    as: 'admin',
    body: ({ guestId, pictureId }) => ({ data: { id: guestId, sessionId: pictureId } }),
    fields: { data: 'object', 'data.id': 'id', 'data.sessionId': 'uuid' },
    required: ['data', 'data.id'],
  },
  {
    call: 'POST /api/admin/guest/push',
    as: 'admin',
    // Nobody: no push service is asked.
    body: () => ({ data: { id: 2_000_000_000, title: 'Такси', message: 'Ждёт у ворот' } }),
    fields: {
      data: 'object',
      'data.id': 'id',
      'data.title': 'requiredLine',
      'data.message': 'requiredText',
    },
    required: ['data', 'data.id', 'data.title', 'data.message'],
  },
  { call: 'GET /api/admin/guest/export.csv', as: 'admin' },
  {
    call: 'POST /api/admin/staff/fetch',
    as: 'admin',
    body: () => ({ data: { search: 'нина', role: 'banquet', page: 1, pageSize: 20 } }),
    fields: {
      data: 'object',
      'data.search': 'text',
      'data.role': 'enum',
      'data.page': 'page',
      'data.pageSize': 'pageSize',
    },
  },
  {
    call: 'POST /api/admin/staff/create',
    as: 'admin',
    body: () => ({ data: { staff: { id: 'nina', ...staff } } }),
    fields: staffFields,
    required: ['data', 'data.staff', 'data.staff.id', 'data.staff.name', 'data.staff.role'],
  },
  {
    call: 'PUT /api/admin/staff/update',
    as: 'admin',
    body: () => ({ data: { staff: { id: 'nobody', ...staff, disabled: true } } }),
    fields: { ...staffFields, 'data.staff.disabled': 'boolean' },
    required: ['data', 'data.staff', 'data.staff.id'],
  },
  {
    call: 'POST /api/admin/staff/password/reset',
    as: 'admin',
    body: () => ({ data: { id: 'nobody' } }),
    fields: { data: 'object', 'data.id': 'staffId' },
    required: ['data', 'data.id'],
  },
  {
    call: 'POST /api/admin/staff/password',
    as: 'moderator',
    body: () => ({ data: { password: 'the present one', newPassword: 'four words are better' } }),
    fields: { data: 'object', 'data.password': 'secret', 'data.newPassword': 'newPassword' },
    required: ['data', 'data.password', 'data.newPassword'],
  },
  { call: 'POST /api/admin/auth/second-factor/fetch', as: 'banquet', body: () => ({}) },
  {
    call: 'POST /api/admin/auth/second-factor/begin',
    as: 'banquet',
    body: () => ({ data: { kind: 'totp' } }),
    fields: { data: 'object', 'data.kind': 'enum' },
    required: ['data', 'data.kind'],
  },
  {
    call: 'POST /api/admin/auth/second-factor/finish',
    as: 'moderator',
    body: () => ({ data: { id: uuid, name: 'Телефон', code: '000000' } }),
    fields: {
      data: 'object',
      'data.id': 'uuid',
      'data.name': 'requiredLine',
      'data.code': 'secret',
      'data.passkey': 'object',
    },
    required: ['data', 'data.id', 'data.name', 'data.code'],
  },
  {
    call: 'POST /api/admin/auth/second-factor/remove',
    as: 'moderator',
    body: () => ({ data: { id: uuid } }),
    fields: { data: 'object', 'data.id': 'uuid' },
    required: ['data', 'data.id'],
  },
  { call: 'POST /api/admin/auth/second-factor/recovery', as: 'moderator', body: () => ({}) },
  {
    call: 'POST /api/admin/staff/second-factor/remove',
    as: 'admin',
    body: () => ({ data: { id: 'nobody' } }),
    fields: { data: 'object', 'data.id': 'staffId' },
    required: ['data', 'data.id'],
  },
  { call: 'POST /api/admin/auth/confirm/begin', as: 'banquet', body: () => ({}) },
  { call: 'POST /api/admin/auth/confirm/check', as: 'banquet', body: () => ({}) },
  {
    call: 'POST /api/admin/auth/confirm',
    as: 'moderator',
    body: () => ({ data: { password: 'the present one' } }),
    fields: { data: 'object', 'data.password': 'secret' },
    required: ['data', 'data.password'],
  },
  {
    call: 'POST /api/admin/first/check',
    as: 'anon',
    body: () => ({ data: { token: 'x' } }),
    fields: { data: 'object', 'data.token': 'secret' },
    required: ['data', 'data.token'],
  },
  {
    call: 'POST /api/admin/first/create',
    as: 'anon',
    body: () => ({
      data: { token: 'x', staff: { id: 'nina', password: 'four words are better' } },
    }),
    fields: {
      data: 'object',
      'data.token': 'secret',
      'data.staff': 'object',
      'data.staff.id': 'staffId',
      'data.staff.password': 'newPassword',
    },
    required: ['data', 'data.token', 'data.staff', 'data.staff.id', 'data.staff.password'],
  },
  {
    call: 'POST /api/admin/audit/fetch',
    as: 'admin',
    body: () => ({
      data: {
        entity: 'order',
        actor: 'admin_nina',
        from: '2026-11-20T00:00:00Z',
        to: '2026-11-21T00:00:00Z',
        page: 1,
        pageSize: 20,
      },
    }),
    fields: {
      data: 'object',
      'data.entity': 'enum',
      'data.actor': 'enum',
      'data.from': 'time',
      'data.to': 'time',
      'data.page': 'page',
      'data.pageSize': 'pageSize',
    },
  },
];
