import {
  externalMenuSchema,
  listDishes,
  readDishMenu,
  type DishMenu,
} from '@portal/domain/restaurant';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { startStack } from '../e2e/stack/stack.ts';
import { during, found, openSlowPage, phone } from './slow-page.ts';

/**
 * A menu of 3,000 dishes on a slow phone, `node --conditions=@portal/source reference-app/bench/long-menu.ts`, with
 * the app built: the bytes of the whole menu and of its list, the time to the first dish, the longest task and the
 * layout shift after that. The portal stands behind a server that answers for its restaurant.
 */
const categoryCount = 40;
const dishesInCategory = 75;

const organizationId = id(0);

function id(number: number): string {
  // Spread, as real ones are: they pack no better than these.
  const words = [1, 2, 3, 4].map((salt) => Math.imul(number + salt, 0x9e3779b1 * salt) >>> 0);
  const hex = words.map((word) => word.toString(16).padStart(8, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`]
    .concat(hex.slice(20, 32))
    .join('-');
}

const words =
  'салат суп запечённый картофель с грибами сливочный соус томлёная говядина свежая зелень лимон масло хрустящий багет домашний сыр тыква орехи мёд клюква лосось укроп сметана перец чеснок';

function phrase(seed: number, length: number): string {
  const all = words.split(' ');
  const pick = (place: number) => all[(Math.imul(seed + place, 0x9e3779b1) >>> 9) % all.length];
  return Array.from({ length }, (_, place) => pick(place)).join(' ');
}

const prices = (price: number) => [{ organizationId, price }];

function wireDish(number: number): object {
  const groups = Array.from({ length: number % 3 }, (_, group) => ({
    itemGroupId: id(1e6 + number * 3 + group),
    name: phrase(group, 2),
    restrictions: { minQuantity: group, maxQuantity: 3, freeQuantity: 0, byDefault: 0 },
    items: Array.from({ length: 8 }, (__, place) => ({
      itemId: id(2e6 + group * 8 + place),
      name: phrase(place, 2),
      description: '',
      portionWeightGrams: 30,
      prices: prices(50 + place),
    })),
  }));
  return {
    itemId: id(number + 1),
    name: `${phrase(number, 3)} ${number}`,
    description: phrase(number * 7, 10),
    allergens: [{ id: id(3e6 + (number % 9)), name: phrase(number % 9, 1) }],
    tags: [],
    itemSizes: [
      {
        sizeId: null,
        portionWeightGrams: 100 + (number % 40) * 10,
        prices: prices(200 + (number % 90) * 10),
        nutritionPerHundredGrams: {
          fats: number % 20,
          proteins: 7,
          carbs: number % 50,
          energy: 200,
        },
        itemModifierGroups: groups,
      },
    ],
  };
}

const wire = externalMenuSchema.parse({
  itemCategories: Array.from({ length: categoryCount }, (_, category) => ({
    id: id(4e6 + category),
    name: `Раздел ${category + 1}`,
    items: Array.from({ length: dishesInCategory }, (__, place) =>
      wireDish(category * dishesInCategory + place),
    ),
  })),
});
const menu: DishMenu = readDishMenu(wire, organizationId);
/** Made once for a menu, as the portal does. */
const dishList = listDishes(menu);
/** How the portal's answers are packed. */
const asThePortal = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** What the portal answers of this menu, by path; the older calls are for measuring older apps. */
function answerOf(path: string): object | null {
  const dish = menu.dishes.get(/^\/api\/iiko\/dish\/(.+)$/.exec(path)?.[1] ?? '');
  if (dish) return { dish };
  if (path === '/api/iiko/dishes') return dishList;
  if (path.endsWith('/organizations')) return { organizations: [{ id: organizationId, name: '' }] };
  if (path === '/api/iiko/external-menu') return { externalMenus: [{ id: '1', name: '' }] };
  if (path.endsWith('/menu_by_id_v2')) return wire;
  return null;
}

/** A portal with this menu in front of another one. */
async function startFront(behind: string): Promise<{ url: string; close: () => void }> {
  function handle(incoming: IncomingMessage, reply: ServerResponse): void {
    const body = answerOf(incoming.url ?? '');
    if (body) {
      reply.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' });
      const packing = createBrotliCompress({ params: asThePortal });
      packing.pipe(reply);
      packing.end(JSON.stringify(body));
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '', behind), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    incoming.pipe(passed);
  }
  const server = createServer(handle).listen(0, '127.0.0.1');
  // The live connection, without which the page would say that there is none.
  server.on('upgrade', ({ method, url, rawHeaders }, socket, head: Buffer) => {
    const lines = rawHeaders.map((text, place) => text + (place % 2 ? '\r\n' : ': ')).join('');
    const { hostname, port } = new URL(behind);
    const passed = connect(Number(port), hostname, () => {
      passed.write(`${method} ${url} HTTP/1.1\r\n${lines}\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on('error', () => socket.destroy());
    socket.on('error', () => passed.destroy());
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.closeAllConnections() };
}

const dishCard = '[data-component=ProductCard]';

async function openByAddress(url: string, storeId: number): Promise<string> {
  const { page, close } = await openSlowPage(phone, dishCard);
  await page.goto(`${url}/store/${storeId}`);
  const first = await found(page);
  // Fonts come after it.
  await page.waitForLoadState('networkidle');
  const cls = await page.evaluate(() => window.seen.cls);
  await close();
  return `first dish, the app opened at the menu: ${Math.round(first)} ms (at most 3000), layout shift ${cls.toFixed(3)}`;
}

async function visit(url: string, storeId: number): Promise<string[]> {
  const { page, close } = await openSlowPage(phone, dishCard);
  await page.goto(`${url}/stores`);
  const link = page.locator(`main a[href$="/store/${storeId}"]`).first();
  await link.waitFor();
  await page.waitForLoadState('networkidle');
  await link.tap();
  const first = await found(page);
  const from = await page.evaluate(() => window.seen.pressed);
  const lines = [`first dish, from the stores: ${Math.round(first - from)} ms (at most 3000)`];
  async function after(what: string, action: () => Promise<unknown>): Promise<void> {
    const { task } = await during(page, action);
    lines.push(`longest task ${what}: ${Math.round(task)} ms (at most 200)`);
  }
  await after('after it', () => page.waitForTimeout(2000));
  await after('opening a dish', () => page.locator(`${dishCard} h3 button`).nth(2).tap());
  await after('closing it', () => page.keyboard.press('Escape'));
  await after('while scrolling', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(100);
    }
  });
  await after('going to a category', () => page.getByRole('link', { name: 'Раздел 30' }).click());
  await after('writing a search', () =>
    page.getByRole('searchbox').pressSequentially('лосось', { delay: 80 }),
  );
  await after('ending the search', () => page.getByRole('searchbox').press('Escape'));
  lines.push(`layout shift: ${(await page.evaluate(() => window.seen.cls)).toFixed(3)}`);
  await close();
  return lines;
}

const kilobytes = (body: object) => {
  const text = JSON.stringify(body);
  return `${Math.round(text.length / 1024)} KB, ${Math.round(brotliCompressSync(text, { params: asThePortal }).length / 1024)} KB packed`;
};
const stack = await startStack();
const front = await startFront(stack.url);
try {
  const { stores } = (await (await fetch(`${stack.url}/api/stores`)).json()) as {
    stores: { data: { id: number; attributes: { store_type: { value: string } } }[] };
  };
  const isRestaurant = ({ attributes }: (typeof stores.data)[number]) =>
    JSON.stringify(attributes.store_type).includes('restaurant');
  const storeId = stores.data.find(isRestaurant)?.id ?? 0;
  const lines = [await openByAddress(front.url, storeId), ...(await visit(front.url, storeId))];
  const sizes = [`the whole menu: ${kilobytes(wire)}`, `dishes: ${kilobytes(dishList)}`];
  process.stdout.write([...sizes, ...lines, ''].join('\n'));
} finally {
  front.close();
  await stack.stop();
}
process.exit();
