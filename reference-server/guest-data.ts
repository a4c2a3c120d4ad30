import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isPhone, normalizePhone } from '@portal/domain/phone';
import { readEnvironment } from './src/config/environment.ts';
import { openDatabase, type Database } from './src/db/database.ts';
import { problemReply } from './src/kernel/replies/problem-reply.ts';
import { recordGuestExport } from './src/modules/audit/audit-repository.ts';
import { createOutbox } from './src/outbox/outbox.ts';
import { createGuestErasure, openThingDetails } from './src/modules/guest-data/guest-erasure.ts';
import { createGuestExport } from './src/modules/guest-data/guest-export.ts';

/**
 * `npm run guest-data -- export <id or phone>` writes everything the portal holds about one guest into a ZIP
 * file, `… -- erase <id or phone>` erases it: what the console does, for whoever has the machine. A portal that
 * runs closes the guest's live connections within seconds by itself.
 */

const usage = `Say npm run guest-data -- export <id or phone> [--out file]
 or npm run guest-data -- erase <id or phone> [--yes]`;
/** Who is written into the audit trail. */
const actor = 'system';

type Prisma = Database['prisma'];

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { what, who, out, yes } = readArguments();
  const { DATABASE_URL: url, DATA_DIR } = readEnvironment(process.env);
  const folder = join(resolve(DATA_DIR), 'database');
  const database = await openDatabase(url ? { url } : { embedded: { folder } });
  try {
    const { prisma } = database;
    const guest = await findGuest(prisma, who);
    if (what === 'export') await exportTo(prisma, guest.id, out ?? `guest-${guest.id}.zip`);
    else await erase(prisma, guest.id, yes);
  } finally {
    await database.close();
  }
}

function readArguments() {
  const options = { out: { type: 'string' }, yes: { type: 'boolean', default: false } } as const;
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [what, who, ...rest] = positionals;
    if ((what === 'export' || what === 'erase') && who !== undefined && rest.length === 0) {
      return { what, who, out: values.out, yes: values.yes };
    }
  } catch {
    // An option that there is not.
  }
  throw new Error(usage);
}

async function findGuest(prisma: Prisma, who: string): Promise<{ readonly id: number }> {
  const phone = normalizePhone(who);
  const where = isPhone(phone) ? { phone } : { id: /^\d{1,9}$/.test(who) ? Number(who) : 0 };
  const guest = await prisma.guest.findFirst({ where, select: { id: true } });
  if (!guest) throw new Error(`There is no guest ${who}. Nothing was changed.`);
  return guest;
}

/** Never over a file that is there: what it holds is for one person alone. */
async function exportTo(prisma: Prisma, id: number, name: string): Promise<void> {
  const pieces = await createGuestExport(prisma)(id);
  if (!pieces) throw new Error(`There is no guest ${id}.`);
  const file = await open(name, 'wx', 0o600).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${name} cannot be written (${code}). Name another with --out.`);
  });
  await recordGuestExport(prisma, id, actor);
  await pipeline(Readable.from(pieces), file.createWriteStream());
  console.log(`Everything about guest ${id} is in ${name}. Hand it over and delete it.`);
}

async function erase(prisma: Prisma, id: number, isSure: boolean): Promise<void> {
  if (!isSure) await askWhetherSure(id);
  const { makeChange } = createOutbox(prisma);
  const eraseGuest = createGuestErasure({ makeChange, sessions: { leaveRevoked() {} } });
  const outcome = await eraseGuest(id, actor);
  if (outcome.kind === 'unknown') throw new Error(`There is no guest ${id}.`);
  if (outcome.kind === 'open') {
    const details = openThingDetails(outcome.open);
    const open = problemReply('en', 'GUEST_HAS_OPEN', { details }).body.details ?? [];
    const list = open.map(({ message }) => message).join('\n');
    throw new Error(`Nothing was changed: the guest has something open.\n${list}`);
  }
  const { orders, messages, pictures } = outcome.counts;
  console.log(
    `Guest ${id} is erased. Orders that stay without a name: ${orders}. ` +
      `Gone: ${messages} messages, ${pictures} pictures. A backup still holds them.`,
  );
}

async function askWhetherSure(id: number): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`This erases guest ${id} for good. Type ${id} to go on: `);
  terminal.close();
  if (typed.trim() !== String(id)) throw new Error('Nothing was changed.');
}
