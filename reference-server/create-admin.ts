import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { staffIdSchema } from '@portal/domain/contract';
import { findPasswordError, passwordLimits, type StaffMember } from '@portal/domain/staff';
import { createTexts } from '@portal/domain/texts';
import { readEnvironment } from './src/config/environment.ts';
import { openDatabase } from './src/db/database.ts';
import { findRunningDatabase } from './src/db/embedded/running-database.ts';
import { isGuessed } from './src/modules/staff/guessed-password.ts';
import { makeUpPassword } from './src/modules/staff/made-up-password.ts';
import { createOwnerAccounts } from './src/modules/staff/owner/owner-accounts.ts';
import type { OwnerAccounts } from './src/modules/staff/owner/owner-accounts.ts';
import { findStaffMember } from './src/modules/staff/staff-queries.ts';

/**
 * `npm run create-admin` makes the first admin on a machine without a browser; `-- --reset <id>` gives an
 * account another password. A password is asked for and never an argument, which everybody on the machine
 * could see. Where nobody sits at a terminal, the answers are read as lines.
 */

const usage = 'Say npm run create-admin, or npm run create-admin -- --reset <id>.';
const unchanged = 'Nothing was changed.';
const signIn = 'Sign in at /admin/login.';

type Ask = (question: string, options?: { readonly isSecret: boolean }) => Promise<string>;

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run([option, id, ...rest]: readonly string[]): Promise<void> {
  const isReset = option === '--reset' && id !== undefined && rest.length === 0;
  if (option !== undefined && !isReset) throw new Error(usage);
  const { DATABASE_URL: url, DATA_DIR } = readEnvironment(process.env);
  const folder = join(resolve(DATA_DIR), 'database');
  const answering = url ?? (await findRunningDatabase(folder));
  const database = await openDatabase(answering ? { url: answering } : { embedded: { folder } });
  const prompt = openPrompt();
  try {
    const accounts = createOwnerAccounts(database.prisma);
    if (isReset) {
      const account = await findStaffMember(database.prisma, id);
      if (!account) throw new Error(`There is no account ${id}. ${unchanged}`);
      await reset(accounts, account, prompt.ask);
    } else {
      await create(accounts, prompt.ask);
    }
  } finally {
    prompt.close();
    await database.close();
  }
}

async function create(accounts: OwnerAccounts, ask: Ask): Promise<void> {
  await refuseWhereStaffIs(accounts);
  const id = (await ask('Login of the first admin: ')).trim();
  if (!staffIdSchema.safeParse(id).success) {
    throw new Error(`A login is made of Latin letters, digits, dots and hyphens. ${unchanged}`);
  }
  const { password, drawn } = await choosePassword(id, ask);
  const isMadeUp = drawn !== '';
  const made = await accounts.createFirstAdmin({ id, password, token: null, isMadeUp });
  if ('refusal' in made) await refuseWhereStaffIs(accounts);
  console.log(`${id} is an admin now.\n${drawn}${signIn}`);
}

async function refuseWhereStaffIs(accounts: OwnerAccounts): Promise<void> {
  if ((await accounts.refusalFor(null)) === null) return;
  throw new Error(
    'There are accounts of staff already: an admin makes others in the console. ' +
      'For a password that is lost say npm run create-admin -- --reset <id>.',
  );
}

async function reset(accounts: OwnerAccounts, account: StaffMember, ask: Ask): Promise<void> {
  const { id } = account;
  const { password, drawn } = await choosePassword(id, ask);
  await accounts.resetPassword(id, password, { isMadeUp: drawn !== '' });
  console.log(
    `${id} has another password now and no second factor, and is signed out everywhere.\n${drawn}${signIn}`,
  );
  if (account.attributes.disabled) {
    console.log('The account is switched off: an admin switches it on in the console.');
  }
}

/** Asks twice, or draws one, which is then shown this once. */
async function choosePassword(
  id: string,
  ask: Ask,
): Promise<{ readonly password: string; readonly drawn: string }> {
  const typed = await ask('Password (empty: one is drawn): ', { isSecret: true });
  if (typed === '') {
    const password = makeUpPassword();
    const use = 'It opens for a day, and is changed at the first sign-in.';
    return { password, drawn: `Password, shown this once: ${password}\n${use}\n` };
  }
  const problem = findPasswordError(typed, id) ?? (isGuessed(typed, [id]) ? 'guessed' : null);
  if (problem) {
    const { t } = createTexts({ locale: 'en' });
    const n = problem === 'tooShort' ? passwordLimits.minLength : passwordLimits.maxLength;
    throw new Error(`The password: ${t(`admin.staff.password.${problem}`, { n })}. ${unchanged}`);
  }
  const again = await ask('The same again: ', { isSecret: true });
  if (again !== typed) throw new Error(`The two passwords differ. ${unchanged}`);
  return { password: typed, drawn: '' };
}

/** Asks line by line; what is secret is not shown while it is typed. */
function openPrompt(): { readonly ask: Ask; close(): void } {
  let isHidden = false;
  let isOver = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) process.stdout.write(chunk as Buffer);
      done();
    },
  });
  const terminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output, terminal });
  lines.on('SIGINT', () => lines.close());
  lines.on('close', () => {
    isOver = true;
  });
  const typed = lines[Symbol.asyncIterator]();
  return {
    async ask(question, { isSecret } = { isSecret: false }) {
      lines.setPrompt(question);
      if (!isOver) lines.prompt();
      isHidden = isSecret;
      const line = await typed.next();
      isHidden = false;
      // What Enter has not shown.
      if (isSecret && terminal) process.stdout.write('\n');
      if (line.done) throw new Error(unchanged);
      return line.value;
    },
    close: () => lines.close(),
  };
}
