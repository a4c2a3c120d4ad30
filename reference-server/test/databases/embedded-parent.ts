import { startEmbeddedDatabase } from '../../src/db/embedded/embedded-database.ts';

/** A process that owns an embedded database, to be killed by a test: says what it started and waits. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say the folder of the database.');
const { url, pid } = await startEmbeddedDatabase({ folder });
process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
process.stdin.resume();
