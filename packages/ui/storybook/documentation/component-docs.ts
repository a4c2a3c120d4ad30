/** What nobody can read from a component's code: when to take it, and how it is worked. */
export interface ComponentDocs {
  /** When to take it, a sentence each. */
  use: readonly string[];
  /** What to take in other cases, by the name it is exported under. */
  instead?: readonly Alternative[];
  /** The component whose element it is, by its name: its attributes stand on it too. */
  madeOf?: string;
  /** What its data attributes say. A test compares the names with the component's code. */
  attributes?: Readonly<Record<`data-${string}`, string>>;
  /** Keys and what they do. Whatever has a story «By keyboard» has this. */
  keyboard?: readonly (readonly [keys: string, what: string])[];
}

interface Alternative {
  take: string;
  /** The case, as the end of «to …». */
  to: string;
}
