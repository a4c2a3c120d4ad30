import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { lockSetUp } from '../src/modules/staff/owner/owner-repository.ts';
import { demoCannedReplies } from './canned-replies.ts';
import type { DemoProduct, DemoStore } from './demo-data.ts';
import { demoRooms } from './rooms.ts';
import { demoSettings } from './settings.ts';
import { demoStaff } from './staff.ts';
import { demoStores } from './stores.ts';

const seedMilliseconds = 60_000;

/**
 * Fills a portal that nobody has set up with the demo hotel: rooms, stores, products, staff, their canned
 * replies, settings.
 * A portal that has any of them is left exactly as it is. All or nothing, in one transaction.
 * @param options.passwordOf the password of a demo account by its id, in clear
 * @param options.hashPassword makes what is stored of a password
 * @returns whether the demo hotel was written
 */
export async function seedDemo(
  prisma: PrismaClient,
  options: {
    passwordOf: (id: string) => string;
    hashPassword: (password: string) => Promise<string>;
  },
): Promise<boolean> {
  if (await isSetUp(prisma)) return false;
  const staff = await Promise.all(
    demoStaff.map(async (person) => ({
      ...person,
      passwordHash: await options.hashPassword(options.passwordOf(person.id)),
    })),
  );
  return prisma.$transaction(
    async (transaction) => {
      await lockSetUp(transaction);
      if (await isSetUp(transaction)) return false;
      // The first use of each model compiles its queries, for longer than a transaction may be idle on a
      // machine that is busy; nobody waits for this one.
      await transaction.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await transaction.setting.createMany({
        data: Object.entries(demoSettings).map(([key, value]) => ({ key, value })),
      });
      await transaction.staff.createMany({ data: staff });
      await transaction.room.createMany({ data: [...demoRooms] });
      await transaction.cannedReply.createMany({ data: demoCannedReplies });
      await writeCatalogue(transaction);
      return true;
    },
    { timeout: seedMilliseconds },
  );
}

async function isSetUp(prisma: Prisma.TransactionClient): Promise<boolean> {
  const [found] = await prisma.$queryRaw<{ isSetUp: boolean }[]>`
    SELECT EXISTS (SELECT FROM setting) OR EXISTS (SELECT FROM staff) OR EXISTS (SELECT FROM room)
      OR EXISTS (SELECT FROM store) OR EXISTS (SELECT FROM guest) AS "isSetUp"`;
  return found?.isSetUp ?? true;
}

async function writeCatalogue(transaction: Prisma.TransactionClient): Promise<void> {
  const categoryNames = [...new Set(demoStores.map(({ category }) => category))];
  const categories = await transaction.storeCategory.createManyAndReturn({
    data: categoryNames.map((name) => ({ name })),
  });
  const categoryIds = new Map(categories.map(({ id, name }) => [name, id]));
  const stores = await transaction.store.createManyAndReturn({
    data: demoStores.map((store) => storeRow(store, categoryIds.get(store.category) ?? null)),
    select: { id: true, title: true },
  });
  const productsByTitle = new Map(demoStores.map(({ title, products }) => [title, products]));
  await transaction.product.createMany({
    data: stores.flatMap(({ id, title }) =>
      (productsByTitle.get(title) ?? []).map((product) => productRow(product, id)),
    ),
  });
}

function storeRow(store: DemoStore, categoryId: number | null): Prisma.StoreCreateManyInput {
  return {
    title: store.title,
    description: store.description,
    shortDescription: store.shortDescription,
    tag: store.tag,
    previewSize: store.previewSize,
    imageUrl: `/media/demo/stores/${store.slug}.svg`,
    storeType: store.kind,
    categoryId,
    isCustom: store.customId !== undefined,
    customId: store.customId ?? null,
    ...(store.fee && {
      feeName: store.fee.name,
      feeDescription: store.fee.description,
      feeType: store.fee.type,
      feeValueHundredths: store.fee.valueHundredths,
    }),
  };
}

function productRow(product: DemoProduct, storeId: number): Prisma.ProductCreateManyInput {
  return {
    storeId,
    name: product.name,
    description: product.description,
    memoText: product.memo,
    warningText: product.warning ?? '',
    priceKopecks: product.priceKopecks,
    forSale: product.forSale ?? true,
    imageUrl: `/media/demo/products/${product.slug}.svg`,
  };
}
