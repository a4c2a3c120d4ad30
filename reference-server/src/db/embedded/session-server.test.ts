import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { copyEmbeddedTemplate } from '../../../test/databases/template.ts';
import { eventually } from '../../../test/eventually.ts';
import { readStatements } from './frontend-messages.ts';
import { serveSession, type SessionServer } from './session-server.ts';

let folder: string;
let database: PGlite;
let server: SessionServer;
const sockets: Socket[] = [];
const clients: pg.Client[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'portal-session-'));
  await copyEmbeddedTemplate(folder);
  database = await PGlite.create(path.join(folder, 'cluster'), { extensions: { pg_trgm } });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  server = await serveSession({
    database,
    port: 0,
    idleInTransactionMilliseconds: 300,
  });
  const client = await connectClient();
  await client.query('DELETE FROM room');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function connectClient({ port } = server): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
  });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

function message(type: string, ...parts: (string | number[])[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(type === '' ? 4 : 5);
  head.write(type);
  head.writeInt32BE(body.length + 4, type.length);
  return Buffer.concat([head, body]);
}

const startup = message('', [0, 3, 0, 0], 'user\0postgres\0database\0postgres\0\0');
const parse = (sql: string) => message('P', '\0', `${sql}\0`, [0, 0]);
const flush = message('H');

/** Says what no driver would, and then nothing any more. */
async function send(...messages: Buffer[]): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(Buffer.concat(messages));
  return socket;
}

async function rooms(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM room ORDER BY name');
  return rows.map(({ name }) => name);
}

describe("PGlite's one session, served to many", () => {
  it('is taken from a client that stands still inside a transaction, and nothing of it stays', async () => {
    const [silent, other] = [await connectClient(), await connectClient()];
    await silent.query('BEGIN');
    await silent.query(`INSERT INTO room (name) VALUES ('half')`);
    expect(await rooms(other)).toEqual([]);
    // As PostgreSQL says it; what it had meant to do after that is not done outside its transaction.
    await expect(silent.query(`INSERT INTO room (name) VALUES ('late')`)).rejects.toThrow();
    expect(await rooms(other)).toEqual([]);
  });

  it('is taken from the silent one though others keep asking', async () => {
    const silent = await connectClient();
    await silent.query('BEGIN');
    let isOver = false;
    const clients = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const client = new pg.Client({ host: '127.0.0.1', port: server.port, user: 'postgres' });
        client.on('error', () => undefined);
        const isIn = client.connect().then(
          () => (isOver = true),
          () => undefined,
        );
        await Promise.race([isIn, new Promise((resolve) => setTimeout(resolve, 100))]);
        client.connection.stream.destroy();
      }
    });
    await eventually(() => expect(isOver).toBe(true));
    await Promise.all(clients);
  });

  it('stays with a client that goes on in time, however long its transaction takes', async () => {
    const client = await connectClient();
    await client.query('BEGIN');
    for (let count = 0; count < 5; count += 1) {
      await client.query('SELECT pg_sleep(0.1)');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await client.query(`INSERT INTO room (name) VALUES ('whole')`);
    await client.query('COMMIT');
    expect(await rooms(client)).toEqual(['whole']);
  });

  it('is rolled back when a client leaves in the middle of a transaction', async () => {
    const [leaving, other] = [await connectClient(), await connectClient()];
    await leaving.query('BEGIN');
    await leaving.query(`INSERT INTO room (name) VALUES ('half')`);
    leaving.connection.stream.destroy();
    expect(await rooms(other)).toEqual([]);
  });

  it.each(['leaves', 'stands still'])(
    "does what the next one asks when a client %s after an error, before its exchange's end",
    async (kind) => {
      const other = await connectClient();
      const half = await send(startup, parse('SELEKT'), flush);
      await eventually(() => expect(half.bytesRead).toBeGreaterThan(0));
      if (kind === 'leaves') half.destroy();
      const { rowCount } = await other.query('INSERT INTO room (name) VALUES ($1)', ['asked']);
      expect(rowCount).toBe(1);
      expect(await rooms(other)).toEqual(['asked']);
    },
  );

  it('says who has it and who waits for it, with their statements and nothing of their parameters', async () => {
    const patient = await serveSession({
      database,
      port: 0,
      idleInTransactionMilliseconds: 60_000,
    });
    onTestFinished(() => patient.stop());
    const [slow, other] = [await connectClient(patient), await connectClient(patient)];
    await eventually(() => expect(patient.queue()).toEqual(['nobody has the session']));
    await slow.query('BEGIN');
    await slow.query(`INSERT INTO room (name)\n VALUES ($1)`, ['secret']);
    const long = `SELECT '${'x'.repeat(300)}' FROM room WHERE name = $1`;
    const answered = other.query(long, ['secret']);
    await eventually(() => expect(patient.queue()).toHaveLength(2));
    const [holder, waiting] = patient.queue();
    expect(holder).toMatch(
      /^connection 1 has the session, in a transaction, for \d+\.\d s: INSERT INTO room \(name\) VALUES \(\$1\)$/,
    );
    expect(waiting).toMatch(/^connection 2 waits for \d+\.\d s: SELECT 'x{192}$/);
    await slow.query('ROLLBACK');
    await answered;
  });

  it('is given to nobody who has not said everything yet', async () => {
    const other = await connectClient();
    await send(startup, parse('SELECT 1'));
    await other.query('INSERT INTO room (name) VALUES ($1)', ['asked']);
    expect(await rooms(other)).toEqual(['asked']);
  });

  it.each([
    ['of no protocol', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    ['of no message', Buffer.concat([startup, message('z', 'abc')])],
  ])('hangs up on nonsense %s', async (_what, nonsense) => {
    const socket = await send(nonsense);
    socket.resume();
    await once(socket, 'close');
    expect(await rooms(await connectClient())).toEqual([]);
  });

  it('knows a prepared statement by a name of its connection alone, as long as that is there', async () => {
    const [one, other] = [await connectClient(), await connectClient()];
    const prepared = async () =>
      (await other.query<{ name: string }>('SELECT name FROM pg_prepared_statements')).rows;
    const ask = (client: pg.Client, text: string, value: string) =>
      client.query<{ answer: unknown }>({ name: 'same', text, values: [value] });
    for (const value of ['1', '2']) {
      const [number, string] = await Promise.all([
        ask(one, 'SELECT $1::int AS answer', value),
        ask(other, 'SELECT $1::text AS answer', value),
      ]);
      expect(number.rows).toEqual([{ answer: Number(value) }]);
      expect(string.rows).toEqual([{ answer: value }]);
    }
    expect(await prepared()).toHaveLength(2);
    one.connection.stream.destroy();
    await eventually(async () => expect(await prepared()).toHaveLength(1));
    expect((await ask(other, 'SELECT $1::text AS answer', '3')).rows).toEqual([{ answer: '3' }]);
  });

  it('describes and closes what a connection has prepared', async () => {
    const client = await connectClient();
    const describe = message('D', 'Ssame\0');
    const half = await send(
      startup,
      message('P', 'same\0', 'SELECT 7 AS seven\0', [0, 0]),
      describe,
      message('C', 'Ssame\0'),
      describe,
      message('S'),
    );
    const answer = await new Promise<string>((resolve) => {
      let heard = '';
      half.on('data', (chunk: Buffer) => {
        heard += chunk.toString('latin1');
        if (heard.includes('does not exist')) resolve(heard);
      });
    });
    expect(answer).toContain('seven');
    const { rows } = await client.query('SELECT FROM pg_prepared_statements');
    expect(rows).toEqual([]);
  });

  it('does several exchanges that were sent at once, one after the other', async () => {
    const client = await connectClient();
    const names = Array.from({ length: 20 }, (_, index) => String(index + 10));
    const pipelined = new pg.Client({
      host: '127.0.0.1',
      port: server.port,
      user: 'postgres',
      pipeline: true,
    });
    await pipelined.connect();
    clients.push(pipelined);
    await Promise.all(
      names.map((name) => pipelined.query('INSERT INTO room (name) VALUES ($1)', [name])),
    );
    expect(await rooms(client)).toEqual(names);
  });
});

describe('what a client wants done', () => {
  const sql = (text: string) => message('Q', `${text}\0`);

  it.each([
    ['of one statement', [parse('SELECT $1'), message('B', 'secret'), message('S')], 'SELECT $1'],
    ['of several', [sql('BEGIN'), parse(' SELECT\n 1 ')], 'BEGIN; SELECT 1'],
    ['of many', Array.from({ length: 300 }, () => sql('COMMIT')), 'COMMIT; '.repeat(25)],
    ['of half a statement', [sql('BEGIN'), parse('SELECT 1').subarray(0, -5)], 'BEGIN; SELECT'],
    ['of no message', [sql('BEGIN'), Buffer.from([81, 0, 0, 0, 0]), sql('COMMIT')], 'BEGIN'],
  ])('is told %s', (_what, messages, sent) => {
    expect(readStatements(Buffer.concat(messages))).toBe(sent);
  });
});

it('has nothing done any more once it has stopped', async () => {
  const stopping = await serveSession({ database, port: 0 });
  const client = await connectClient(stopping);
  await client.query({ name: 'one', text: 'SELECT 1' });
  const closed = once(client.connection.stream, 'close');
  await stopping.stop();
  const execute = vi.spyOn(database, 'execProtocolRawStream');
  await closed;
  expect(execute).not.toHaveBeenCalled();
});
