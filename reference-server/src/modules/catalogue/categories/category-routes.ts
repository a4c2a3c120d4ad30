import {
  catalogueChange,
  createStoreCategory,
  deleteStoreCategory,
  fetchStoreCategories,
  updateStoreCategory,
} from '@portal/domain/catalogue';
import type { Database } from '../../../db/database.ts';
import { identityOf } from '../../../kernel/actor.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { implementChange, type MakeChange } from '../../../outbox/change.ts';
import { liveRow } from '../../../outbox/outbox-row.ts';
import { categoryRepository as categories } from './category-repository.ts';

/** What the calls about categories need. */
export interface CategoryRoutesOptions {
  readonly prisma: Database['prisma'];
  readonly makeChange: MakeChange;
  /** Called after a name was changed that pages of stores have on them. */
  readonly onChange: () => void;
}

/** The calls about categories of stores. */
export function categoryRoutes({ prisma, makeChange, onChange }: CategoryRoutesOptions): Route[] {
  return [
    implement(fetchStoreCategories, async () => ({
      status: 200,
      body: { storeCategories: { data: await categories.all(prisma) } },
    })),

    implementChange(makeChange, createStoreCategory, async ({ body, actor, refuse }, change) => {
      const { transaction } = change;
      const { name } = body.data.storeCategory;
      if (await categories.areTooMany(transaction)) return refuse('TOO_MANY_CATEGORIES');
      const storeCategory = await categories.add(transaction, name, identityOf(actor));
      return storeCategory ? { status: 201, body: { storeCategory } } : refuse('NAME_TAKEN');
    }),

    implementChange(makeChange, updateStoreCategory, async ({ body, actor, refuse }, change) => {
      const { transaction, enqueue, afterCommit } = change;
      const { id, name } = body.data.storeCategory;
      const before = await categories.lock(transaction, id);
      if (before.attributes.name === name) return { status: 200, body: { storeCategory: before } };
      const renamed = await categories.rename(transaction, before, name, identityOf(actor));
      if (!renamed) return refuse('NAME_TAKEN');
      enqueue(...renamed.storeIds.map((storeId) => liveRow(catalogueChange, { storeId })));
      afterCommit(onChange);
      return { status: 200, body: { storeCategory: renamed.category } };
    }),

    implementChange(makeChange, deleteStoreCategory, async ({ body, actor, refuse }, change) => {
      const { transaction } = change;
      const category = await categories.lock(transaction, body.data.id);
      if (category.attributes.storeCount > 0) return refuse('CATEGORY_IN_USE');
      await categories.remove(transaction, category, identityOf(actor));
      return { status: 204, body: undefined };
    }),
  ];
}
