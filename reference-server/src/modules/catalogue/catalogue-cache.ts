import { isWithin } from '../../clock/age.ts';
/** How long another instance's change may go unnoticed here. */
const versionMilliseconds = 1000;

/** Answers about the catalogue that are given again while it stays as it is. */
export type CatalogueCache = ReturnType<typeof createCatalogueCache>;

/**
 * Answers that stay the same objects while the catalogue's version does: no reading, parsing or
 * writing of JSON for a page that has not changed. The version is read once a second at most, and beside
 * that when somebody has heard of a change; those who ask at the same time wait for the same reading.
 */
export function createCatalogueCache(readVersion: () => Promise<string>) {
  let version: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;
  let answers = new Map<string, Promise<unknown>>();
  /** How often a reading was asked for that begins later, and how many of these have been answered. */
  let demanded = 0;
  let met = 0;

  async function check(): Promise<void> {
    // Counted from before the reading: what it finds may have changed since.
    const begunAt = Date.now();
    const meets = demanded;
    const current = await readVersion();
    checkedAt = begunAt;
    met = meets;
    if (current === version) return;
    version = current;
    answers = new Map();
  }

  function checked(): Promise<void> {
    checking ??= check().finally(() => {
      checking = null;
    });
    return checking;
  }

  return {
    /**
     * What `read` gave under the present version.
     *
     * @param isFresh the caller has heard of a change: the version is read now, however young it is.
     */
    async get<Answer>(key: string, read: () => Promise<Answer>, isFresh = false): Promise<Answer> {
      if (isFresh) demanded += 1;
      const demand = demanded;
      if (!isWithin(versionMilliseconds, checkedAt)) await checked();
      // A reading that was under way may have begun before the change.
      while (met < demand) await checked();
      const known = answers.get(key);
      if (known) return known as Promise<Answer>;
      const stored = answers;
      const pendingRead = read();
      stored.set(key, pendingRead);
      pendingRead.then(
        (answer) => answer ?? stored.delete(key),
        () => stored.delete(key),
      );
      return pendingRead;
    },
    /** Something was changed here: whoever asks next waits for the version to be read. */
    clear() {
      demanded += 1;
    },
  };
}
