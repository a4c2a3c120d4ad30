import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { whatWaits } from '../../../.ci/checks/watch-dog/what-waits.mjs';
import { eventually } from '../eventually.ts';
import { descendantsOf } from '../resilience/process-tree.ts';
import { createOwnDatabase } from './own-database.ts';

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

it('a test database tells which statement waits and what for, and no parameter', async () => {
  const { url, stop } = await createOwnDatabase();
  onTestFinished(stop);
  const [holding, waiting] = [await connectTo(url), await connectTo(url)];
  await holding.query('BEGIN');
  await holding.query('LOCK TABLE room');
  const answered = waiting.query('SELECT name,\n  $1 FROM room', ['secret']);
  await eventually(async () => {
    // An embedded database takes its session away from whoever says nothing for 5 s.
    await holding.query('LOCK TABLE room');
    const lines = await whatWaits(await descendantsOf(process.pid));
    expect(lines).toContainEqual(
      expect.stringMatching(/in (a )?transaction, (at|for) .*: LOCK TABLE room$/),
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/ waits for .*: SELECT name, \$1 FROM room$/),
    );
  });
  await holding.query('ROLLBACK');
  await answered;
});
