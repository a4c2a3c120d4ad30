import type { Logger } from 'pino';
import { picturesOfMenu, type ExternalMenu } from '@portal/domain';
import { createSharedWork } from '../../kernel/shared-work.ts';
import type { FetchedPicture, PictureSource } from '../../ports/picture-source.ts';
import type { DishPictureStore, KeptPicture } from './dish-picture-store.ts';
import type { GuestMenu } from './hotel-restaurant.ts';

const freshMilliseconds = 24 * 60 * 60 * 1000;
/** How long a picture that could not be had is not asked for again. */
const missingMilliseconds = 60_000;

/** Pictures of dishes, from the portal itself. */
export interface DishPictures {
  /** Null: the menu does not name it, or it cannot be had at the moment. */
  find(url: string): Promise<FetchedPicture | null>;
}

export interface DishPicturesOptions {
  readonly knownGuestMenu: () => Promise<GuestMenu | null>;
  readonly source: PictureSource;
  readonly store: DishPictureStore;
  readonly log: Logger;
}

/**
 * Fetches only what the menu names, once for all who ask, and keeps it: a picture stays when its own
 * server is away. One that is older than a day is shown while it is fetched anew.
 */
export function createDishPictures(options: DishPicturesOptions): DishPictures {
  const { knownGuestMenu, source, store, log } = options;
  const finding = createSharedWork<FetchedPicture | null>();
  const fetching = createSharedWork<FetchedPicture | null>();
  const missingSince = new Map<string, number>();
  let named: { menu: ExternalMenu; urls: ReadonlySet<string> } | undefined;

  async function isNamed(url: string): Promise<boolean> {
    const menu = (await knownGuestMenu())?.menu;
    if (!menu) return false;
    if (named?.menu !== menu) named = { menu, urls: picturesOfMenu(menu) };
    return named.urls.has(url);
  }

  async function fetchAnew(url: string): Promise<FetchedPicture | null> {
    const fetched = await source.fetch(url);
    if (!fetched) {
      missingSince.set(url, Date.now());
      return null;
    }
    missingSince.delete(url);
    await store.keep(url, { ...fetched, fetchedAt: new Date() }).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture of a dish cannot be kept');
    });
    return fetched;
  }

  async function fetchUnlessMissing(url: string): Promise<FetchedPicture | null> {
    const since = missingSince.get(url) ?? -Infinity;
    return Date.now() - since < missingMilliseconds ? null : fetchAnew(url);
  }
  const fetchOnce = (url: string) => fetching(url, () => fetchUnlessMissing(url));

  const isFresh = ({ fetchedAt }: KeptPicture) =>
    Date.now() - fetchedAt.getTime() < freshMilliseconds;

  return {
    async find(url) {
      if (!(await isNamed(url))) return null;
      // Looked up and fetched as one: a look that ended late would fetch what has just been kept.
      return finding(url, async () => {
        const kept = await store.find(url);
        if (!kept) return fetchOnce(url);
        if (!isFresh(kept)) void fetchOnce(url);
        return kept;
      });
    },
  };
}
