import { restaurantIds } from '../../../sandbox/iiko/restaurant-ids.ts';
import type { CallInput } from '../call-input.ts';
import type { FieldKind } from '../hostile-values.ts';

const { terminalGroupId: someId } = restaurantIds;

const banquet = {
  title: 'Юбилей',
  customerName: 'Анна',
  phone: '+79161234567',
  guestsCount: 12,
  startsAt: '2026-12-31T18:00:00+03:00',
  durationInMinutes: 180,
  section: { id: someId, name: 'Зал' },
  tables: [{ id: someId, name: 'Стол 1' }],
  comment: 'У окна',
  shouldRemind: true,
};

const banquetFields = {
  data: 'object',
  'data.banquet': 'object',
  'data.banquet.title': 'requiredLine',
  'data.banquet.customerName': 'requiredLine',
  'data.banquet.phone': 'phone',
  'data.banquet.guestsCount': 'count',
  'data.banquet.startsAt': 'time',
  'data.banquet.durationInMinutes': 'count',
  'data.banquet.section.id': 'uuid',
  'data.banquet.section.name': 'line',
  'data.banquet.tables': 'list',
  'data.banquet.tables.0': 'object',
  'data.banquet.tables.0.id': 'uuid',
  'data.banquet.tables.0.name': 'line',
  'data.banquet.comment': 'text',
  'data.banquet.shouldRemind': 'boolean',
} as const satisfies Record<string, FieldKind>;

const requiredOfNew = [
  'data',
  'data.banquet',
  'data.banquet.title',
  'data.banquet.customerName',
  'data.banquet.phone',
  'data.banquet.guestsCount',
  'data.banquet.startsAt',
  'data.banquet.durationInMinutes',
  'data.banquet.section.id',
  'data.banquet.tables.0.id',
];

/** What the calls about banquets take. */
export const banquetInputs: readonly CallInput[] = [
  {
    call: 'POST /api/admin/banquet/fetch',
    as: 'banquet',
    body: () => ({
      data: {
        from: '2026-01-01T00:00:00Z',
        to: '2026-12-31T23:59:59+03:00',
        status: 'draft',
        search: 'Анна',
        order: 'latest',
        page: 1,
        pageSize: 20,
      },
    }),
    fields: {
      data: 'object',
      'data.from': 'time',
      'data.to': 'time',
      'data.status': 'enum',
      'data.search': 'text',
      'data.order': 'enum',
      'data.page': 'page',
      'data.pageSize': 'pageSize',
    },
  },
  {
    call: 'POST /api/admin/banquet/create',
    as: 'admin',
    body: () => ({ data: { banquet } }),
    fields: banquetFields,
    required: requiredOfNew,
  },
  {
    call: 'PUT /api/admin/banquet/update',
    as: 'banquet',
    body: ({ banquetId }) => ({
      data: { banquet: { ...banquet, id: banquetId, status: 'draft', takeOver: true, version: 1 } },
    }),
    fields: {
      // The rest is read as in a new one.
      data: 'object',
      'data.banquet': 'object',
      'data.banquet.title': 'requiredLine',
      'data.banquet.startsAt': 'time',
      'data.banquet.tables': 'list',
      'data.banquet.id': 'id',
      'data.banquet.status': 'enum',
      'data.banquet.takeOver': 'boolean',
      'data.banquet.version': 'version',
    },
    required: ['data', 'data.banquet', 'data.banquet.id'],
  },
  {
    call: 'POST /api/admin/banquet/workload',
    as: 'banquet',
    body: () => ({
      data: { from: '2026-12-01T00:00:00Z', to: '2026-12-02T00:00:00Z', sectionId: someId },
    }),
    fields: {
      data: 'object',
      'data.from': 'time',
      'data.to': 'time',
      'data.sectionId': 'uuid',
    },
    required: ['data', 'data.from', 'data.to', 'data.sectionId'],
  },
  {
    call: 'POST /api/iiko/create_reserve',
    as: 'banquet',
    body: ({ banquetId }) => ({ data: { banquet: { id: banquetId } } }),
    fields: { data: 'object', 'data.banquet': 'object', 'data.banquet.id': 'id' },
    required: ['data', 'data.banquet', 'data.banquet.id'],
  },
  {
    call: 'POST /api/iiko/create_reserve',
    as: 'banquet',
    body: () => ({ data: { banquet } }),
    fields: banquetFields,
    required: requiredOfNew,
  },
];
