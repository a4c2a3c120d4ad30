import type { CallInput } from '../call-input.ts';

/** What the calls about numbers take. */
export const reportInputs: readonly CallInput[] = [
  {
    call: 'POST /api/admin/numbers/fetch',
    as: 'admin',
    body: () => ({ data: { from: '2026-11-01', to: '2026-11-30' } }),
    fields: { data: 'object', 'data.from': 'time', 'data.to': 'time' },
    required: ['data', 'data.from', 'data.to'],
  },
  { call: 'GET /api/admin/numbers/export.csv', as: 'admin' },
];
