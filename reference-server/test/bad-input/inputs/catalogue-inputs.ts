import type { CallInput, Things } from '../call-input.ts';

/** Of each text what no text may be; a name must not be empty besides. */
const storeFields = {
  'data.store': 'object',
  'data.store.title': 'requiredLine',
  'data.store.description': 'text',
  'data.store.isActive': 'boolean',
  'data.store.preview_size': 'enum',
  'data.store.short_desc': 'text',
  'data.store.tag': 'line',
  'data.store.image': 'picture',
  'data.store.store_type': 'enum',
  'data.store.fee': 'feeObject',
  'data.store.fee.name': 'line',
  'data.store.fee.description': 'text',
  'data.store.fee.type': 'enum',
  'data.store.fee.value': 'roubles',
  'data.store.category': 'idOrThing',
  'data.store.isCustom': 'boolean',
  'data.store.customId': 'nameInLink',
  'data.store.sort_priority': 'place',
} as const;

const store = ({ categoryId }: Things) => ({
  title: 'Лавка',
  description: '',
  isActive: true,
  preview_size: 'large',
  short_desc: '',
  tag: '',
  image: null,
  store_type: 'shop',
  fee: { name: '', description: '', type: 'fix', value: 0 },
  category: categoryId,
  isCustom: false,
  customId: null,
  sort_priority: 0,
});

const productFields = {
  'data.product': 'object',
  'data.product.name': 'requiredLine',
  'data.product.description': 'text',
  'data.product.for_sale': 'boolean',
  'data.product.image': 'picture',
  'data.product.memo_text': 'text',
  'data.product.price': 'price',
  'data.product.warning_text': 'text',
  'data.product.sort_priority': 'place',
} as const;

const product = {
  name: 'Мыло',
  description: '',
  for_sale: true,
  image: null,
  memo_text: '',
  price: 150.5,
  warning_text: '',
  sort_priority: 0,
};

const page = { search: 'мёд', page: 1, pageSize: 20 };
const pageFields = {
  data: 'object',
  'data.search': 'text',
  'data.page': 'page',
  'data.pageSize': 'pageSize',
} as const;

const onlyId = {
  fields: { data: 'object', 'data.id': 'id' },
  required: ['data', 'data.id'],
} as const;

/** What the calls take by which staff keep stores, products and rooms. */
export const catalogueInputs: readonly CallInput[] = [
  {
    call: 'POST /api/admin/store/fetch',
    as: 'banquet',
    body: ({ storeId }) => ({ data: { id: storeId, isActive: true, ...page } }),
    fields: { ...pageFields, 'data.id': 'idFilter', 'data.isActive': 'boolean' },
  },
  {
    call: 'POST /api/admin/store/create',
    as: 'admin',
    body: (things) => ({ data: { store: store(things) } }),
    fields: { data: 'object', ...storeFields },
    required: ['data', 'data.store', 'data.store.title'],
  },
  {
    call: 'POST /api/admin/store/update',
    as: 'admin',
    body: (things) => ({ data: { store: { ...store(things), id: things.storeId, version: 1 } } }),
    fields: {
      data: 'object',
      ...storeFields,
      'data.store.id': 'id',
      'data.store.version': 'version',
    },
    required: ['data', 'data.store', 'data.store.id'],
  },
  {
    call: 'POST /api/admin/product/create',
    as: 'admin',
    body: ({ storeId }) => ({ data: { product: { ...product, store: storeId } } }),
    fields: { data: 'object', ...productFields, 'data.product.store': 'idOrThing' },
    required: ['data', 'data.product', 'data.product.store'],
  },
  {
    call: 'POST /api/admin/product/update',
    as: 'admin',
    body: ({ productId }) => ({ data: { product: { ...product, id: productId, version: 1 } } }),
    fields: {
      data: 'object',
      ...productFields,
      'data.product.id': 'id',
      'data.product.version': 'version',
    },
    required: ['data', 'data.product', 'data.product.id'],
  },
  {
    call: 'POST /api/admin/product/delete',
    as: 'admin',
    body: ({ productId }) => ({ data: { id: productId } }),
    ...onlyId,
  },
  { call: 'POST /api/admin/catalogue/picture', as: 'admin', takesFile: true },
  { call: 'POST /api/admin/store-category/fetch', as: 'moderator', body: () => ({}) },
  {
    call: 'POST /api/admin/store-category/create',
    as: 'admin',
    body: () => ({ data: { storeCategory: { name: 'Подарки' } } }),
    fields: {
      data: 'object',
      'data.storeCategory': 'object',
      'data.storeCategory.name': 'requiredLine',
    },
    required: ['data', 'data.storeCategory', 'data.storeCategory.name'],
  },
  {
    call: 'PUT /api/admin/store-category/update',
    as: 'admin',
    body: ({ categoryId }) => ({ data: { storeCategory: { id: categoryId, name: 'Еда' } } }),
    fields: {
      data: 'object',
      'data.storeCategory': 'object',
      'data.storeCategory.id': 'id',
      'data.storeCategory.name': 'requiredLine',
    },
    required: ['data', 'data.storeCategory', 'data.storeCategory.id', 'data.storeCategory.name'],
  },
  {
    call: 'POST /api/admin/store-category/delete',
    as: 'admin',
    body: ({ categoryId }) => ({ data: { id: categoryId } }),
    ...onlyId,
  },
  {
    call: 'POST /api/admin/room/fetch',
    as: 'admin',
    body: () => ({ data: page }),
    fields: pageFields,
  },
  {
    call: 'POST /api/admin/room/create',
    as: 'admin',
    body: () => ({ data: { room: { name: 'Домик 99', sort_priority: 0, isHidden: false } } }),
    fields: {
      data: 'object',
      'data.room': 'object',
      'data.room.name': 'requiredLine',
      'data.room.sort_priority': 'place',
      'data.room.isHidden': 'boolean',
    },
    required: ['data', 'data.room', 'data.room.name'],
  },
  {
    call: 'PUT /api/admin/room/update',
    as: 'admin',
    body: ({ roomId }) => ({ data: { room: { id: roomId, name: 'Домик 99', sort_priority: 1 } } }),
    fields: {
      data: 'object',
      'data.room': 'object',
      'data.room.id': 'id',
      'data.room.name': 'requiredLine',
      'data.room.sort_priority': 'place',
    },
    required: ['data', 'data.room', 'data.room.id'],
  },
  {
    call: 'POST /api/admin/room/delete',
    as: 'admin',
    body: ({ roomId }) => ({ data: { id: roomId } }),
    ...onlyId,
  },
];
