import { makeZip } from 'client-zip';
import type { SqlClient } from '../../db/statement.ts';
import { readAccount, readPictures, readSection, sectionNames } from './export-repository.ts';

/** Everything the portal holds about one guest, as a ZIP file piece by piece; null: no such guest. */
export type ExportGuest = (guestId: number) => Promise<AsyncIterable<Uint8Array> | null>;

/**
 * `guest.json`, and beside it the pictures, which people open with what they have: inside the JSON they would
 * be base64 that needs a programmer, and links would die with the session of whoever handed the file over.
 * Nothing is held whole: rows come in batches, pictures a few at a time, no faster than they are taken.
 */
export function createGuestExport(database: SqlClient): ExportGuest {
  return async (guestId) => {
    const [account] = await readAccount(database, guestId);
    return account ? piecesOf(makeZip(files(database, guestId, account.row))) : null;
  };
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value;
    }
  } finally {
    // Whoever leaves ends the reading, which client-zip answers by throwing that into its files.
    await reader.cancel().catch(() => undefined);
  }
}

async function* files(database: SqlClient, guestId: number, account: unknown) {
  const now = new Date();
  yield {
    name: 'guest.json',
    lastModified: now,
    input: guestJson(database, guestId, account, now),
  };
  for await (const { id, createdAt, image } of readPictures(database, guestId)) {
    yield { name: `pictures/${id}.webp`, lastModified: createdAt, input: image };
  }
}

async function* guestJson(database: SqlClient, guestId: number, account: unknown, now: Date) {
  yield `{\n"writtenAt": ${JSON.stringify(now)},\n"account": ${JSON.stringify(account, null, 1)}`;
  for (const name of sectionNames) {
    yield `,\n"${name}": [`;
    let separator = '\n';
    for await (const rows of readSection(database, name, guestId)) {
      yield separator + rows.map((row) => JSON.stringify(row, null, 1)).join(',\n');
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
