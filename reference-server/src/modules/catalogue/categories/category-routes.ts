import {
  catalogueChange,
  createStoreCategory,
  deleteStoreCategory,
  fetchStoreCategories,
  updateStoreCategory,
} from '@portal/domain/catalogue';
import { identityOf } from '../../../kernel/actor.ts';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import { liveRow } from '../../../outbox/outbox-row.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { CategoryRepository } from './category-repository.ts';

/** What the calls about categories need. */
export interface CategoryRoutesOptions {
  readonly categories: CategoryRepository;
  readonly outbox: Outbox;
  /** Called after a name was changed that pages of stores have on them. */
  readonly onChange: () => void;
}

/** The calls about categories of stores. */
export function categoryRoutes({ categories, outbox, onChange }: CategoryRoutesOptions): Route[] {
  return [
    implement(fetchStoreCategories, async () => ({
      status: 200,
      body: { storeCategories: { data: await categories.all() } },
    })),

    implement(createStoreCategory, async ({ body, actor, refuse }) => {
      const added = await categories.add(body.data.storeCategory.name, identityOf(actor));
      if (typeof added === 'string') return refuse(added);
      return { status: 201, body: { storeCategory: added } };
    }),

    implement(updateStoreCategory, async ({ body, actor, refuse }) => {
      const { id, name } = body.data.storeCategory;
      const renamed = await categories.rename(
        id,
        name,
        identityOf(actor),
        (transaction, storeIds) =>
          outbox.enqueue(
            transaction,
            storeIds.map((storeId) => liveRow(catalogueChange, { storeId })),
          ),
      );
      if (renamed === null) throw new ProblemError('NOT_FOUND');
      if (typeof renamed === 'string') return refuse(renamed);
      onChange();
      outbox.wake('live');
      return { status: 200, body: { storeCategory: renamed } };
    }),

    implement(deleteStoreCategory, async ({ body, actor, refuse }) => {
      const removed = await categories.remove(body.data.id, identityOf(actor));
      if (removed === null) throw new ProblemError('NOT_FOUND');
      if (removed === 'CATEGORY_IN_USE') return refuse(removed);
      return { status: 204, body: undefined };
    }),
  ];
}
