/** How long another instance's change may go unnoticed here. */
const versionMilliseconds = 1000;

/**
 * Answers that stay the same objects while the catalogue's version does: no reading, parsing or
 * writing of JSON for a page that has not changed. The version is read once a second at most.
 */
export function createCatalogueCache(readVersion: () => Promise<string>) {
  let version: string | null = null;
  let checkedAt = -Infinity;
  let checking: Promise<void> | null = null;
  let answers = new Map<string, Promise<unknown>>();

  async function check(): Promise<void> {
    // Counted from before the reading: what it finds may have changed since.
    const begunAt = Date.now();
    const current = await readVersion();
    checkedAt = begunAt;
    if (current === version) return;
    version = current;
    answers = new Map();
  }

  return async function cached<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    const age = Date.now() - checkedAt;
    // A clock that was set back makes everything stale.
    if (age < 0 || age >= versionMilliseconds) {
      checking ??= check().finally(() => {
        checking = null;
      });
      await checking;
    }
    const known = answers.get(key);
    if (known) return known as Promise<Answer>;
    const kept = answers;
    const reading = read();
    kept.set(key, reading);
    reading.then(
      (answer) => answer ?? kept.delete(key),
      () => kept.delete(key),
    );
    return reading;
  };
}
