import { readDishMenu, type ExternalMenu } from '@portal/domain/restaurant';
import { dishPictureAddress, dishPicturePath } from '@portal/domain/server';
import { expect, test } from 'vitest';
import { dishes } from '../../../../test/fixtures/restaurant/restaurant.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createTestPortal } from '../../../../test/portal.ts';
import { restaurantIds } from '../../../../sandbox/iiko/restaurant-ids.ts';
import { createLog } from '../../../log.ts';
import type { FetchedPicture, PictureSource } from '../../../ports/picture-source.ts';
import { createDishPictureRepository } from './dish-picture-repository.ts';
import { createDishPictures } from './dish-pictures.ts';
import type { GuestMenu } from '../hotel-restaurant.ts';
import { callRestaurant } from '../testing/call-restaurant.ts';
import { sharedByTests } from '../../../../test/shared-by-tests.ts';

const { organizationId, externalMenuId } = restaurantIds;

let menu: ExternalMenu;
const fetched: string[] = [];
let isAway = false;

/** Draws every picture itself. */
const source: PictureSource = {
  async fetch(url): Promise<FetchedPicture | null> {
    fetched.push(url);
    if (isAway) return null;
    return { type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') };
  },
};

const portal = await sharedByTests(createTestPortal({ providers: { pictureSource: source } }));
await eventually(async () => {
  const reply = await callRestaurant(portal, 'iiko/menu_by_id_v2', {
    organizationIds: [organizationId],
    externalMenuId,
  });
  menu = reply.body as unknown as ExternalMenu;
  expect(reply.status).toBe(200);
});

function addressOf(dish: string): string {
  const address = readDishMenu(menu, organizationId).dishes.get(dish)?.sizes[0].imageUrl;
  if (!address) throw new Error('The dish has no picture.');
  return address;
}

test('a dish’s picture comes from the portal, once for all who look, and may run nothing', async () => {
  const address = addressOf(dishes.borsch);
  expect(address.startsWith(`${dishPicturePath}?`)).toBe(true);
  const replies = await Promise.all(Array.from({ length: 20 }, () => fetch(portal.url + address)));
  expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(fetched).toHaveLength(1);
  const [first] = replies;
  expect(await first!.text()).toBe('<svg/>');
  expect(Object.fromEntries(first!.headers)).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const again = await fetch(portal.url + address, {
    headers: {
      'if-none-match': first!.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    },
  });
  expect(again.status).toBe(304);
});

test('is fetched once, also for a look that began before it was kept and ended after', async () => {
  const url = new URL(addressOf(dishes.borsch), portal.url).searchParams.get('url') ?? '';
  let endLookup: (stored: null) => void = () => undefined;
  const lateLookup = new Promise<null>((resolve) => {
    endLookup = resolve;
  });
  const lookups = [Promise.resolve(null), lateLookup];
  const before = fetched.length;
  const pictures = createDishPictures({
    knownGuestMenu: async () => ({ menu }) as GuestMenu,
    source,
    repository: {
      find: () => lookups.shift() ?? lateLookup,
      save: async () => undefined,
      deleteUnnamed: async () => 0,
    },
    log: createLog('silent'),
  });
  const [early, late] = [pictures.find(url), pictures.find(url)];
  await early;
  endLookup(null);
  expect(await late).not.toBeNull();
  expect(fetched.length - before).toBe(1);
});

test('stays while its own server is away, and one that nobody has is asked for once a minute', async () => {
  const address = addressOf(dishes.ribeye);
  expect((await fetch(portal.url + address)).status).toBe(200);
  isAway = true;
  const before = fetched.length;
  expect((await fetch(portal.url + address)).status).toBe(200);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await fetch(portal.url + addressOf(dishes.mors))).status).toBe(404);
  }
  expect(fetched).toHaveLength(before + 1);
  isAway = false;
});

test('is deleted some days after the menu has named it last, and never while no menu is known', async () => {
  const { prisma } = portal;
  const url = new URL(addressOf(dishes.borsch), portal.url).searchParams.get('url') ?? '';
  const fetchedAt = new Date(Date.now() - 8 * 24 * 3_600_000);
  const picture = { type: 'image/png', bytes: Uint8Array.of(1) };
  await prisma.restaurantPicture.deleteMany();
  await prisma.restaurantPicture.createMany({
    data: [
      { url, ...picture, fetchedAt },
      { url: 'https://menu.test/gone.png', ...picture, fetchedAt },
      { url: 'https://menu.test/just-gone.png', ...picture, fetchedAt: new Date() },
    ],
  });
  let known: GuestMenu | null = null;
  const pictures = createDishPictures({
    knownGuestMenu: async () => known,
    source,
    repository: createDishPictureRepository(prisma),
    log: createLog('silent'),
  });
  const left = async () => (await prisma.restaurantPicture.findMany()).map((row) => row.url).sort();
  await pictures.deleteUnnamed();
  expect(await left()).toHaveLength(3);
  known = { menu } as GuestMenu;
  await pictures.deleteUnnamed();
  expect(await left()).toEqual([url, 'https://menu.test/just-gone.png'].sort());
});

test.each([
  dishPictureAddress('http://127.0.0.1:1/secret'),
  dishPictureAddress('file:///etc/passwd'),
  dishPicturePath,
  `${dishPicturePath}?url=a&url=b`,
  `${dishPicturePath}/more?url=a`,
])('%s is fetched for nobody, as no menu names it', async (address) => {
  const before = fetched.length;
  expect((await fetch(portal.url + address)).status).toBe(404);
  expect(fetched).toHaveLength(before);
});
