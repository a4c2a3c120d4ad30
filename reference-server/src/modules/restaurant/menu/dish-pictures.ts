import type { Logger } from 'pino';
import type { ExternalMenu } from '@portal/domain/restaurant';
import { picturesOfMenu } from '@portal/domain/server';
import { isWithin } from '../../../clock/age.ts';
import { createSingleFlight } from '../../../kernel/single-flight.ts';
import type { FetchedPicture, PictureSource } from '../../../ports/picture-source.ts';
import type { DishPictureRepository, StoredPicture } from './dish-picture-repository.ts';
import type { GuestMenu } from '../hotel-restaurant.ts';

const freshMilliseconds = 24 * 60 * 60 * 1000;
/** How long a picture that could not be had is not asked for again. */
const missingMilliseconds = 60_000;
/** A dish that is off the menu for a few days comes back with its picture. */
const unnamedMilliseconds = 7 * 24 * 60 * 60 * 1000;
/** Up to 3 MB each. */
const deletedAtOnce = 50;

export interface DishPicturesOptions {
  readonly knownGuestMenu: () => Promise<GuestMenu | null>;
  readonly source: PictureSource;
  readonly repository: DishPictureRepository;
  readonly log: Logger;
}

/**
 * Fetches only what the menu names, once for all who ask, and keeps it: a picture stays when its own
 * server is away. One that is older than a day is shown while it is fetched anew.
 */
export function createDishPictures(options: DishPicturesOptions) {
  const { knownGuestMenu, source, repository, log } = options;
  const finding = createSingleFlight<FetchedPicture | null>();
  const fetching = createSingleFlight<FetchedPicture | null>();
  const missingSince = new Map<string, number>();
  let named: { menu: ExternalMenu; urls: ReadonlySet<string> } | undefined;

  async function namedByMenu(): Promise<ReadonlySet<string> | null> {
    const menu = (await knownGuestMenu())?.menu;
    if (!menu) return null;
    if (named?.menu !== menu) named = { menu, urls: picturesOfMenu(menu) };
    return named.urls;
  }

  async function fetchAnew(url: string): Promise<FetchedPicture | null> {
    const fetched = await source.fetch(url);
    if (!fetched) {
      missingSince.set(url, Date.now());
      return null;
    }
    missingSince.delete(url);
    await repository.save(url, { ...fetched, fetchedAt: new Date() }).catch((error: unknown) => {
      log.warn({ err: error }, 'a picture of a dish cannot be kept');
    });
    return fetched;
  }

  async function fetchUnlessMissing(url: string): Promise<FetchedPicture | null> {
    const since = missingSince.get(url) ?? -Infinity;
    return isWithin(missingMilliseconds, since) ? null : fetchAnew(url);
  }
  const fetchOnce = (url: string) => fetching(url, () => fetchUnlessMissing(url));

  const isFresh = ({ fetchedAt }: StoredPicture) => isWithin(freshMilliseconds, fetchedAt);

  return {
    /** Null: the menu does not name it, or it cannot be had at the moment. */
    async find(url: string): Promise<FetchedPicture | null> {
      if (!(await namedByMenu())?.has(url)) return null;
      // Looked up and fetched as one: a lookup that ended late would fetch what has just been saved.
      return finding(url, async () => {
        const stored = await repository.find(url);
        if (!stored) return fetchOnce(url);
        if (!isFresh(stored)) void fetchOnce(url);
        return stored;
      });
    },
    /**
     * Deletes a batch of those that the menu does not name any more; while no menu is known, none.
     *
     * @returns whether there may be more
     */
    async deleteUnnamed(): Promise<boolean> {
      const urls = await namedByMenu();
      if (!urls) return false;
      const before = new Date(Date.now() - unnamedMilliseconds);
      return (await repository.deleteUnnamed([...urls], before, deletedAtOnce)) === deletedAtOnce;
    },
  };
}
