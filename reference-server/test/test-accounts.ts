import { randomInt, randomUUID } from 'node:crypto';
import {
  createMemoryTokenStorage,
  createPortal,
  createStaffPortal,
  type Portal,
  type StaffPortal,
} from '@portal/client';
import type { StaffRole } from '@portal/domain/contract';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { Config } from '../src/config/config.ts';
import { toGuest, toStaffAccount } from '../src/modules/auth/account/account-row.ts';
import { createSessionTokens } from '../src/modules/auth/session/session-token.ts';

/** A guest with a session, and the client that is signed in with it. */
export interface TestGuest {
  readonly client: Portal;
  readonly token: string;
  readonly id: number;
  readonly phone: string;
}

/** A member of staff with a session. */
export interface TestStaff {
  readonly client: Portal;
  readonly staffPortal: StaffPortal;
  readonly token: string;
}

/** Accounts of a test portal, signed in without codes and passwords. */
export type TestAccounts = ReturnType<typeof createTestAccounts>;

const years = 365 * 24 * 3_600_000;
/** A session's token is used again for so long, by a clock that tests move. */
const reusedMilliseconds = 60_000;

const phones = 100_000_000;
let lastPhone = randomInt(phones);

/** A Russian mobile phone that nothing else in this process uses: drawn ones come twice among thousands. */
export function somePhone(): string {
  lastPhone = (lastPhone + 1) % phones;
  return `+791${String(lastPhone).padStart(8, '0')}`;
}

/** Accounts of the portal at that address. */
export function createTestAccounts(
  url: string,
  prisma: PrismaClient,
  { secrets, publicOrigin }: Pick<Config, 'secrets' | 'publicOrigin'>,
) {
  const tokens = createSessionTokens(secrets, publicOrigin);
  const clients: Portal[] = [];
  const known = new Map<string, { readonly token: Promise<string>; readonly at: number }>();

  function clientWith(token = createMemoryTokenStorage()): Portal {
    const client = createPortal({
      baseUrl: url,
      token,
      socket: { transports: ['websocket'], forceNew: true },
    });
    clients.push(client);
    return client;
  }

  /** A session as signing in begins one. */
  async function beginSession(
    account: { readonly guestId: number } | { readonly staffId: string },
  ): Promise<string> {
    const id = randomUUID();
    const now = new Date();
    const endsAt = new Date(now.getTime() + years);
    const isGuest = 'guestId' in account;
    await prisma.session.create({
      data: {
        ...account,
        ...{ id, subject: isGuest ? 'guest' : 'staff' },
        ...{ createdAt: now, lastSeenAt: now, expiresAt: endsAt, absoluteExpiresAt: endsAt },
      },
    });
    return tokens.issue({
      sessionId: id,
      accountId: String(isGuest ? account.guestId : account.staffId),
      role: isGuest ? 'guest' : 'staff',
      issuedAt: now,
      expiresAt: endsAt,
    });
  }

  return {
    /** A client without a session. */
    client: (): Portal => clientWith(),
    /** Makes a guest with a session. */
    async guest(name = 'Анна Лебедева'): Promise<TestGuest> {
      const phone = somePhone();
      const row = await prisma.guest.create({ data: { name, phone } });
      const token = await beginSession({ guestId: row.id });
      const client = clientWith();
      client.session.begin(toGuest(row), token);
      return { client, token, id: row.id, phone };
    },
    /** Begins a session of the member of staff who is called like the role. */
    async staff(role: StaffRole): Promise<TestStaff> {
      const row = await prisma.staff.findUniqueOrThrow({ where: { id: role } });
      const token = await beginSession({ staffId: row.id });
      const client = clientWith();
      client.session.begin(toStaffAccount(row), token);
      return { client, staffPortal: createStaffPortal(client), token };
    },
    /** A session's token of `guest-<id>` or of a member of staff by id. */
    tokenOf(as: string): Promise<string> {
      const now = Date.now();
      const last = known.get(as);
      if (last && Math.abs(now - last.at) < reusedMilliseconds) return last.token;
      const [, guestId] = /^guest-(\d+)$/.exec(as) ?? [];
      const token = beginSession(guestId ? { guestId: Number(guestId) } : { staffId: as });
      known.set(as, { token, at: now });
      return token;
    },
    /** Ends what clients have open. */
    disconnect() {
      for (const client of clients) client.live.disconnect();
    },
  };
}
