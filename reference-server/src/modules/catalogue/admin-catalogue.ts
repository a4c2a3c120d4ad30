import {
  catalogueChange,
  findStoreErrors,
  type newProductSchema,
  type productChangeSchema,
  type storeChangeSchema,
  type StaffProduct,
  type StaffStore,
} from '@portal/domain/catalogue';
import { cataloguePictureHash } from '@portal/domain/server';
import type * as z from 'zod';
import { finishKey } from '../../kernel/idempotency/finish-key.ts';
import type { IdempotencyClaim } from '../../kernel/idempotency/idempotency.ts';
import { ProblemError } from '../../kernel/replies/problem-error.ts';
import { liveRow } from '../../outbox/outbox-row.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { differing } from '../audit/differing.ts';
import type { AdminCatalogueRepository } from './admin-catalogue-repository.ts';
import { isCustomIdTaken } from './admin-catalogue-repository.ts';
import { productFieldsOf, storeFieldsOf, type StoreFields } from './catalogue-fields.ts';
import type { CatalogueRefusal, WrongField } from './catalogue-refusal.ts';
import { staffProductOf, staffStoreOf, type ProductCounts } from './catalogue-row.ts';
import type { Transaction } from '../../db/database.ts';

type Refused = { readonly refusal: CatalogueRefusal };
type CustomIdTaken = { readonly refusal: { readonly code: 'CUSTOM_ID_TAKEN' } };

/** A store as it then is, or why it is not changed. */
type StoreResult = { readonly store: StaffStore } | Refused | CustomIdTaken;
/** A product as it then is, or why it is not changed. */
type ProductResult = { readonly product: StaffProduct } | Refused;

/** What the catalogue's changes work with. */
export interface AdminCatalogueOptions {
  readonly repository: AdminCatalogueRepository;
  readonly outbox: Outbox;
  /** Called after a change was committed, before its caller is answered. */
  readonly onChange: () => void;
}

/** Changes stores and products, one transaction each: the row, the audit, the notifications. */
export type AdminCatalogue = ReturnType<typeof createAdminCatalogue>;

const noProducts: ProductCounts = { all: 0, forSale: 0 };

/** Changes of the catalogue. */
export function createAdminCatalogue(options: AdminCatalogueOptions) {
  const { repository, outbox, onChange } = options;

  async function changing<Result>(
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const result = await repository.transact(work);
    onChange();
    outbox.wake('live');
    return result;
  }

  /** What is made is answered alike under its key from the commit on. */
  async function making<Result extends StoreResult | ProductResult>(
    claim: IdempotencyClaim | null,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const result = await changing(async (transaction) => {
      const made = await work(transaction);
      if (claim && !('refusal' in made)) await finishKey(transaction, claim, 201, made);
      return made;
    });
    if (claim && !('refusal' in result)) claim.isFinished = true;
    return result;
  }

  const notify = (transaction: Transaction, storeId: number) =>
    outbox.enqueue(transaction, [liveRow(catalogueChange, { storeId })]);

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

  return {
    /** @param claim the key under which its answer is kept with it */
    openStore: (
      fields: StoreFields,
      actor: string,
      claim: IdempotencyClaim | null,
    ): Promise<StoreResult> =>
      unlessTaken(() =>
        making(claim, async (transaction): Promise<StoreResult> => {
          const wrong = await wrongStoreFields(transaction, fields, fields);
          if (wrong.length > 0) return { refusal: { code: 'INVALID', wrong } };
          const row = await repository.addStore(transaction, fields, actor);
          await notify(transaction, row.id);
          return { store: staffStoreOf(row, noProducts) };
        }),
      ),

    /** @throws ProblemError `NOT_FOUND` when there is no such store. */
    changeStore: (
      { id, version, ...input }: z.output<typeof storeChangeSchema>,
      actor: string,
    ): Promise<StoreResult> =>
      unlessTaken(() =>
        changing(async (transaction): Promise<StoreResult> => {
          const row = await repository.lockStore(transaction, id);
          if (!row) throw new ProblemError('NOT_FOUND');
          if (version !== undefined && version !== row.revision) return stale(row.revision);
          const before = storeFieldsOf(row);
          const change = differing(before, input);
          const wrong = await wrongStoreFields(transaction, { ...before, ...change }, change);
          const isTurned =
            change.store_type !== undefined &&
            [change.store_type, before.store_type].includes('restaurant');
          if (isTurned) wrong.push({ field: 'store_type', error: 'restaurantStays' });
          if (wrong.length > 0) return { refusal: { code: 'INVALID', wrong } };
          const counts = await repository.counts(transaction, id);
          if (Object.keys(change).length === 0) return { store: staffStoreOf(row, counts) };
          const changed = await repository.saveStore(transaction, row, change, actor);
          await notify(transaction, id);
          return { store: staffStoreOf(changed, counts) };
        }),
      ),

    /** @param claim the key under which its answer is kept with it */
    addProduct: (
      { store: storeId, ...fields }: z.output<typeof newProductSchema>,
      actor: string,
      claim: IdempotencyClaim | null,
    ): Promise<ProductResult> =>
      making(claim, async (transaction): Promise<ProductResult> => {
        const store = await repository.lockStore(transaction, storeId);
        const wrong = await wrongPicture(transaction, fields.image);
        if (!store) wrong.push({ field: 'store', error: 'noStore' });
        if (store?.storeType === 'restaurant') {
          wrong.push({ field: 'store', error: 'restaurantHasMenu' });
        }
        if (wrong.length > 0) return { refusal: { code: 'INVALID', wrong } };
        const row = await repository.addProduct(transaction, storeId, fields, actor);
        await notify(transaction, storeId);
        return { product: staffProductOf(row) };
      }),

    /** @throws ProblemError `NOT_FOUND` when there is no such product. */
    changeProduct: (
      { id, version, ...input }: z.output<typeof productChangeSchema>,
      actor: string,
    ): Promise<ProductResult> =>
      changing(async (transaction): Promise<ProductResult> => {
        const row = await repository.lockProduct(transaction, id);
        if (!row) throw new ProblemError('NOT_FOUND');
        if (version !== undefined && version !== row.version) return stale(row.version);
        const change = differing(productFieldsOf(row), input);
        const wrong = await wrongPicture(transaction, change.image);
        if (wrong.length > 0) return { refusal: { code: 'INVALID', wrong } };
        if (Object.keys(change).length === 0) return { product: staffProductOf(row) };
        const changed = await repository.saveProduct(transaction, row, change, actor);
        await notify(transaction, row.store.id);
        return { product: staffProductOf(changed) };
      }),

    /** @throws ProblemError `NOT_FOUND` when there is no such product. */
    removeProduct: (id: number, actor: string) =>
      changing(async (transaction) => {
        const row = await repository.lockProduct(transaction, id);
        if (!row) throw new ProblemError('NOT_FOUND');
        await repository.removeProduct(transaction, row, actor);
        await notify(transaction, row.store.id);
      }),
  };
}

function stale(version: number): Refused {
  return { refusal: { code: 'STALE_VERSION', version } };
}

/** Two stores may be given one name at the same moment: the index decides. */
async function unlessTaken(change: () => Promise<StoreResult>): Promise<StoreResult> {
  try {
    return await change();
  } catch (error) {
    if (isCustomIdTaken(error)) return { refusal: { code: 'CUSTOM_ID_TAKEN' } };
    throw error;
  }
}
