import type { CallInput } from '../call-input.ts';

/** What the calls take that staff are told by, and that tell of what nobody sees. */
export const notificationInputs: readonly CallInput[] = [
  {
    call: 'POST /api/telegram/send',
    as: 'moderator',
    body: () => ({ message: 'Смена до восьми', chat_id: null, message_thread_id: 4 }),
    fields: {
      message: 'requiredText',
      message_thread_id: 'version',
    },
    required: ['message', 'message_thread_id'],
  },
  {
    call: 'POST /api/admin/alert/fetch',
    as: 'banquet',
    body: () => ({ data: { state: 'open', page: 1, pageSize: 20 } }),
    fields: {
      data: 'object',
      'data.state': 'enum',
      'data.page': 'page',
      'data.pageSize': 'pageSize',
    },
  },
  {
    call: 'POST /api/admin/alert/resolve',
    as: 'admin',
    body: () => ({ data: { id: 1, note: 'Позвонили гостю' } }),
    fields: { data: 'object', 'data.id': 'id', 'data.note': 'text' },
    required: ['data', 'data.id'],
  },
  { call: 'POST /api/attention/fetch', as: 'guest', body: () => ({}) },
  { call: 'POST /api/admin/provider/fetch', as: 'banquet', body: () => ({}) },
  {
    call: 'POST /api/admin/outbox/fetch',
    as: 'admin',
    body: () => ({ data: { channel: 'telegram', page: 1, pageSize: 20 } }),
    fields: {
      data: 'object',
      'data.channel': 'enum',
      'data.page': 'page',
      'data.pageSize': 'pageSize',
    },
  },
  {
    call: 'POST /api/admin/outbox/resend',
    as: 'admin',
    body: () => ({ data: { ids: ['1'] } }),
    fields: { data: 'object', 'data.ids': 'list', 'data.ids.0': 'rowId' },
    required: ['data', 'data.ids'],
  },
  {
    call: 'POST /api/admin/outbox/discard',
    as: 'admin',
    body: () => ({ data: { ids: ['1'] } }),
    fields: { data: 'object', 'data.ids': 'list', 'data.ids.0': 'rowId' },
    required: ['data', 'data.ids'],
  },
];
