import type { PortalSettingsChange } from '@portal/domain/portal';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { Transaction } from '../src/db/database.ts';
import { hashPassword } from '../src/modules/auth/staff-sign-in/password-hash.ts';
import { lockSetUp } from '../src/modules/staff/owner/owner-repository.ts';
import { demoCannedReplies } from './canned-replies.ts';
import type { DemoProduct, DemoStore } from './demo-data.ts';
import { demoStaff } from './staff.ts';
import { demoStores } from './stores.ts';

/** The demo hotel presents itself; nobody answers at these numbers and addresses. */
export const demoSettings = {
  receptionPhone: '+7 (000) 000-00-01',
  restaurantPhone: '+7 (000) 000-00-02',
  email: 'hello@sosnovy-ples.example',
  copyright: '© Парк-отель «Сосновый плёс»',
  socialLinks: [
    { label: 'ВКонтакте', url: 'https://vk.example/sosnovy-ples' },
    { label: 'Телеграм', url: 'https://telegram.example/sosnovy-ples' },
  ],
  timeZone: 'Europe/Moscow',
  delivery: {
    text: 'Принесём к двери и позвоним. Если никого нет, оставим у порога.',
    minutes: { restaurant: 40, shop: 25, service: 60 },
  },
  paymentSystems: [{ title: 'Картой онлайн', title_staff: 'ЮKassa', title_system: 'yookassa' }],
} satisfies PortalSettingsChange;

/** A place of the demo hotel that an order can be brought to. */
interface DemoRoom {
  readonly name: string;
  readonly sortPriority: number;
}

const numbered = (
  prefix: string,
  sortPriority: number,
  ofRooms: readonly number[],
): readonly DemoRoom[] => ofRooms.map((number) => ({ name: `${prefix} ${number}`, sortPriority }));

/** The main building first, then the cottages, the houses on the shore and the places in the park. */
export const demoRooms: readonly DemoRoom[] = [
  ...numbered('Номер', 40, [101, 102, 103, 104, 105, 106]),
  ...numbered('Номер', 40, [201, 202, 203, 204, 205, 206]),
  ...numbered('Номер', 40, [301, 302, 303, 304]),
  ...numbered('Сосновый коттедж', 30, [1, 2, 3, 4, 5, 6]),
  ...numbered('Дом у озера', 20, [1, 2, 3, 4, 5]),
  { name: 'Банный дом', sortPriority: 10 },
  { name: 'Беседка у пирса', sortPriority: 10 },
  { name: 'Лобби главного корпуса', sortPriority: 0 },
];

const seedMilliseconds = 60_000;

/**
 * Fills a portal that nobody has set up with the demo hotel: rooms, stores, products, staff, their canned
 * replies, settings.
 * A portal that has any of them is left exactly as it is. All or nothing, in one transaction.
 * @param passwordOf - the password of a demo account by its id, in clear
 * @returns whether the demo hotel was written
 */
export async function seedDemo(
  prisma: PrismaClient,
  passwordOf: (id: string) => string,
): Promise<boolean> {
  if (await isSetUp(prisma)) return false;
  const staff = await Promise.all(
    demoStaff.map(async (person) => ({
      ...person,
      passwordHash: await hashPassword(passwordOf(person.id)),
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

async function isSetUp(prisma: Transaction): Promise<boolean> {
  const [found] = await prisma.$queryRaw<{ isSetUp: boolean }[]>`
    SELECT EXISTS (SELECT FROM setting) OR EXISTS (SELECT FROM staff) OR EXISTS (SELECT FROM room)
      OR EXISTS (SELECT FROM store) OR EXISTS (SELECT FROM guest) AS "isSetUp"`;
  return found?.isSetUp ?? true;
}

async function writeCatalogue(transaction: Transaction): Promise<void> {
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
