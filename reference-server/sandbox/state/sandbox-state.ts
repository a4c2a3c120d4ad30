import { openJournal } from './journal.ts';

/** Documents of one kind, in the order in which they first appeared. */
export interface Collection<Document> {
  get(id: string): Document | undefined;
  all(): Document[];
  put(id: string, document: Document): void;
  remove(id: string): void;
}

/** All a sandbox remembers: in memory to read, in a journal to survive. */
export interface SandboxState {
  collection<Document>(name: string): Collection<Document>;
  /** Resolves when every change made so far is on the disk; nothing is answered before. */
  saved(): Promise<void>;
  /** Forgets every document of every collection. */
  forget(): void;
  close(): Promise<void>;
}

interface Change {
  collection: string;
  id: string;
  /** Absent: the document was removed. */
  document?: unknown;
}

/** Opens the state stored in `file`, as it was when the last answer went out. */
export async function openSandboxState(file: string): Promise<SandboxState> {
  const journal = await openJournal(file);
  const collections = new Map<string, Map<string, unknown>>();

  function documentsOf(name: string): Map<string, unknown> {
    const known = collections.get(name);
    if (known) return known;
    const documents = new Map<string, unknown>();
    collections.set(name, documents);
    return documents;
  }

  function apply(change: Change): void {
    const documents = documentsOf(change.collection);
    if (change.document === undefined) documents.delete(change.id);
    else documents.set(change.id, change.document);
  }

  function record(change: Change): void {
    apply(change);
    journal.append(change);
  }

  for (const change of journal.records) apply(change as Change);

  return {
    collection<Document>(name: string): Collection<Document> {
      const documents = documentsOf(name) as Map<string, Document>;
      return {
        get: (id) => documents.get(id),
        all: () => [...documents.values()],
        put: (id, document) => record({ collection: name, id, document }),
        remove: (id) => record({ collection: name, id }),
      };
    },
    saved: () => journal.saved(),
    forget() {
      for (const documents of collections.values()) documents.clear();
      journal.clear();
    },
    close: () => journal.close(),
  };
}
