const hashByName = new Map<string, string>();

/**
 * The kit's class names: as short as tells them apart, and the same in every build.
 *
 * @throws Error when two classes would be called the same
 */
export function className({ hash }: { hash: string }): string {
  const name = `portal_${hash.slice(-3)}`;
  const before = hashByName.get(name);
  if (before !== undefined && before !== hash) {
    throw new Error(
      `Two classes would be called ${name}, as their hashes end alike. Rename one of their files, or take a longer end here.`,
    );
  }
  hashByName.set(name, hash);
  return name;
}
