import type { Config } from '../src/config/config.ts';
import { hasRealCredential } from '../src/config/boot-refusals.ts';
import { publishedDemoPassword } from '../src/config/environment.ts';
import type { Database } from '../src/db/database.ts';
import { isPassword } from '../src/modules/auth/staff-sign-in/password-hash.ts';
import { makeUpPassword } from '../src/modules/staff/made-up-password.ts';
import type { OwnerAccounts } from '../src/modules/staff/owner/owner-accounts.ts';
import { seedDemo } from './seed.ts';
import { demoStaff } from './staff.ts';

/**
 * Settles at a start what becomes of the demo hotel. Where strangers come, no account of it may be opened by a
 * password that everybody can read. Elsewhere an empty portal is filled with it; beside a real provider's
 * credentials its accounts get passwords that are drawn.
 *
 * @returns the passwords that were drawn, by account: nobody can look at them again.
 * @throws Error where a published password still opens an account, saying what to run.
 */
export async function settleDemo(
  { environment, isDemo }: Pick<Config, 'environment' | 'isDemo'>,
  prisma: Database['prisma'],
  accounts: Pick<OwnerAccounts, 'resetPassword'>,
): Promise<ReadonlyMap<string, string>> {
  const published = new Set([publishedDemoPassword, environment.DEMO_STAFF_PASSWORD]);
  const drawn = new Map<string, string>();
  if (!isDemo) {
    const opened = await openedAccounts(prisma, published);
    if (opened.length > 0) throw new Error(refusalOf(opened));
    return drawn;
  }
  const draws = hasRealCredential(environment);
  function draw(id: string): string {
    const password = makeUpPassword();
    drawn.set(id, password);
    return password;
  }
  const isSeeded = await seedDemo(prisma, (id) =>
    draws ? draw(id) : environment.DEMO_STAFF_PASSWORD,
  );
  if (isSeeded || !draws) return drawn;
  // Another start has seeded it, perhaps without the credentials.
  drawn.clear();
  for (const id of await openedAccounts(prisma, published)) {
    // To be handed round in a show room for as long as it is there: not one that dies after a day.
    await accounts.resetPassword(id, draw(id));
  }
  return drawn;
}

/** Three accounts at most, and some 200 ms for each that is there. */
async function openedAccounts(
  prisma: Database['prisma'],
  passwords: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await prisma.staff.findMany({
    where: { id: { in: demoStaff.map(({ id }) => id) }, disabled: false },
    orderBy: { id: 'asc' },
  });
  return openedBy(rows, passwords);
}

/** Those of these accounts that one of the passwords opens; some 200 ms for each try. */
export async function openedBy(
  rows: readonly { readonly id: string; readonly passwordHash: string }[],
  passwords: ReadonlySet<string>,
): Promise<string[]> {
  const opened = await Promise.all(
    rows.map(async ({ id, passwordHash }) => {
      for (const password of passwords) if (await isPassword(password, passwordHash)) return [id];
      return [];
    }),
  );
  return opened.flat();
}

function refusalOf(opened: readonly string[]): string {
  const commands = opened.map((id) => `\n  npm run create-admin -- --reset ${id}`).join('');
  return (
    'The portal does not start in public while accounts of the demo hotel are opened by a password that ' +
    `everybody can read. Give each another one, or take a database that was never a demo:${commands}`
  );
}
