import {
  catalogueChange,
  createProduct,
  createStore,
  deleteProduct,
  fetchProducts,
  fetchStores,
  findStoreErrors,
  updateProduct,
  updateStore,
} from '@portal/domain/catalogue';
import { cataloguePictureHash } from '@portal/domain/server';
import type { Transaction } from '../../db/database.ts';
import { identityOf } from '../../kernel/actor.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../kernel/route.ts';
import { implementChange, type Change, type MakeChange } from '../../outbox/change.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import { differing } from '../audit/differing.ts';
import { adminCatalogueRepository as repository } from './admin-catalogue-repository.ts';
import { productFieldsOf, storeFieldsOf, type StoreFields } from './catalogue-fields.ts';
import { invalidFields, newerVersion, type WrongField } from './catalogue-refusal.ts';
import type { CatalogueRepository } from './catalogue-repository.ts';
import { staffProductOf, staffStoreOf } from './catalogue-row.ts';

/** What the calls work with. */
export interface AdminCatalogueOptions {
  readonly catalogue: CatalogueRepository;
  readonly makeChange: MakeChange;
  /** Called after a change was committed, before its caller is answered. */
  readonly onChange: () => void;
}

/** The calls by which staff read and change stores and products. */
export function adminCatalogueRoutes(options: AdminCatalogueOptions): Route[] {
  const { catalogue, makeChange, onChange } = options;

  async function notify({ enqueue, afterCommit }: Change, storeId: number) {
    enqueue(liveRow(catalogueChange, { storeId }));
    afterCommit(onChange);
  }

  return [
    implement(fetchStores, async ({ body: { data } }) => ({
      status: 200,
      body: { stores: await catalogue.searchStores(data) },
    })),

    implement(fetchProducts, async ({ body: { data } }) => ({
      status: 200,
      body: { products: await catalogue.searchProducts(data) },
    })),

    implementChange(makeChange, createStore, async ({ body, actor, refuse }, change) => {
      const { transaction } = change;
      const { store: fields } = body.data;
      const wrong = await wrongStoreFields(transaction, fields, fields);
      if (wrong.length > 0) return refuse('INVALID', invalidFields('store', wrong));
      const row = await repository.addStore(transaction, fields, identityOf(actor));
      if (!row) return refuse('CUSTOM_ID_TAKEN');
      await notify(change, row.id);
      return { status: 201, body: { store: staffStoreOf(row, { all: 0, forSale: 0 }) } };
    }),

    implementChange(makeChange, updateStore, async ({ body, actor, refuse }, change) => {
      const { transaction } = change;
      const { id, version, ...input } = body.data.store;
      const row = await repository.lockStore(transaction, id);
      if (!row) throw new ProblemError('NOT_FOUND');
      if (version !== undefined && version !== row.revision) {
        return refuse('STALE_VERSION', newerVersion('store', row.revision));
      }
      const before = storeFieldsOf(row);
      const fields = differing(before, input);
      const wrong = await wrongStoreFields(transaction, { ...before, ...fields }, fields);
      const isTurned =
        fields.store_type !== undefined &&
        [fields.store_type, before.store_type].includes('restaurant');
      if (isTurned) wrong.push({ field: 'store_type', error: 'restaurantStays' });
      if (wrong.length > 0) return refuse('INVALID', invalidFields('store', wrong));
      const counts = await repository.counts(transaction, id);
      if (Object.keys(fields).length === 0) {
        return { status: 200, body: { store: staffStoreOf(row, counts) } };
      }
      const changed = await repository.saveStore(transaction, row, fields, identityOf(actor));
      if (!changed) return refuse('CUSTOM_ID_TAKEN');
      await notify(change, id);
      return { status: 200, body: { store: staffStoreOf(changed, counts) } };
    }),

    implementChange(makeChange, createProduct, async ({ body, actor, refuse }, change) => {
      const { transaction } = change;
      const { store: storeId, ...fields } = body.data.product;
      const store = await repository.lockStore(transaction, storeId);
      const wrong = await wrongPicture(transaction, fields.image);
      if (!store) wrong.push({ field: 'store', error: 'noStore' });
      if (store?.storeType === 'restaurant') {
        wrong.push({ field: 'store', error: 'restaurantHasMenu' });
      }
      if (wrong.length > 0) return refuse('INVALID', invalidFields('product', wrong));
      const row = await repository.addProduct(transaction, storeId, fields, identityOf(actor));
      await notify(change, storeId);
      return { status: 201, body: { product: staffProductOf(row) } };
    }),

    implementChange(makeChange, updateProduct, async ({ body, actor, refuse }, change) => {
      const { transaction } = change;
      const { id, version, ...input } = body.data.product;
      const row = await repository.lockProduct(transaction, id);
      if (version !== undefined && version !== row.version) {
        return refuse('STALE_VERSION', newerVersion('product', row.version));
      }
      const fields = differing(productFieldsOf(row), input);
      const wrong = await wrongPicture(transaction, fields.image);
      if (wrong.length > 0) return refuse('INVALID', invalidFields('product', wrong));
      if (Object.keys(fields).length === 0) {
        return { status: 200, body: { product: staffProductOf(row) } };
      }
      const changed = await repository.saveProduct(transaction, row, fields, identityOf(actor));
      await notify(change, row.store.id);
      return { status: 200, body: { product: staffProductOf(changed) } };
    }),

    implementChange(makeChange, deleteProduct, async ({ body, actor }, change) => {
      const row = await repository.lockProduct(change.transaction, body.data.id);
      await repository.removeProduct(change.transaction, row, identityOf(actor));
      await notify(change, row.store.id);
      return { status: 204, body: undefined };
    }),
  ];
}

/** A picture that is not there. Its row is locked, so that it stays while this is under way. */
async function wrongPicture(
  transaction: Transaction,
  image: { readonly url: string } | null | undefined,
): Promise<WrongField[]> {
  if (!image) return [];
  const hash = cataloguePictureHash(image.url);
  if (hash !== null && (await repository.usePicture(transaction, hash))) return [];
  return [{ field: 'image.url', error: 'pictureGone' }];
}

async function wrongStoreFields(
  transaction: Transaction,
  fields: StoreFields,
  change: Partial<StoreFields>,
): Promise<WrongField[]> {
  const { category = null, image } = change;
  const hasCategory = category === null || (await repository.holdCategory(transaction, category));
  // What was wrong before does not stand in the way of another change.
  const isNaming = change.isCustom !== undefined || change.customId !== undefined;
  const concerned = { customIdMissing: isNaming, percentTooLarge: change.fee !== undefined };
  return [
    ...findStoreErrors(fields).filter(({ error }) => concerned[error]),
    ...(hasCategory ? [] : [{ field: 'category', error: 'noCategory' } as const]),
    ...(await wrongPicture(transaction, image)),
  ];
}
