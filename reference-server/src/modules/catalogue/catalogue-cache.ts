/** How long another instance's change may go unnoticed here. */
const versionMilliseconds = 1000;

/**
 * Answers that stay the same objects while the catalogue's version does: no reading, parsing or
 * writing of JSON for a page that has not changed. The version is read once a second at most.
 */
export function createCatalogueCache(readVersion: () => Promise<string>) {
  let version: string | null = null;
  let checkedAt = 0;
  let checking: Promise<void> | null = null;
  let answers = new Map<string, Promise<unknown>>();

  async function check(): Promise<void> {
    const current = await readVersion();
    checkedAt = Date.now();
    if (current === version) return;
    version = current;
    answers = new Map();
  }

  return async function cached<Answer>(key: string, read: () => Promise<Answer>): Promise<Answer> {
    if (Date.now() - checkedAt >= versionMilliseconds) {
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
