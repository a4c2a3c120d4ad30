import { isDeepStrictEqual } from 'node:util';
import { defaultPortalSettings, type PortalSettingsChange } from '@portal/domain';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../audit/audit-store.ts';

/** Keeps settings, one row per key; a key that has no row has its default. */
export interface SettingsStore {
  /** What stands there, by key; nothing is said of whether it makes sense. */
  read(): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Writes the keys that differ and who changed them, in one transaction.
   *
   * @returns whether any differed.
   */
  write(changes: PortalSettingsChange, actor: string): Promise<boolean>;
}

type Values = Record<string, Prisma.InputJsonValue>;

/** Settings in SQL. */
export function createSettingsStore(prisma: PrismaClient): SettingsStore {
  return {
    async read() {
      const rows = await prisma.setting.findMany();
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },
    write: (changes, actor) =>
      prisma.$transaction(async (transaction) => {
        const held = await transaction.$queryRaw<{ key: string; value: unknown }[]>`
          SELECT key, value FROM setting ORDER BY key FOR UPDATE`;
        const before: Record<string, unknown> = { ...defaultPortalSettings };
        for (const { key, value } of held) before[key] = value;
        const differing = Object.entries(changes).filter(
          ([key, value]) => value !== undefined && !isDeepStrictEqual(value, before[key]),
        );
        if (differing.length === 0) return false;

        const rows = differing.map(([key, value]) => ({ key, value }));
        await transaction.$executeRaw`
          INSERT INTO setting (key, value, updated_at)
          SELECT key, value, ${new Date()}
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (key text, value jsonb)
          ON CONFLICT (key) DO UPDATE
          SET value = excluded.value, updated_at = excluded.updated_at`;
        const keys = differing.map(([key]) => key);
        await recordAudit(transaction, {
          actor,
          action: 'update',
          entity: 'setting',
          entityId: keys.join(','),
          from: Object.fromEntries(keys.map((key) => [key, before[key]])) as Values,
          to: Object.fromEntries(differing),
        });
        return true;
      }),
  };
}
