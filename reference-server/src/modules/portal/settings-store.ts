import type { PortalSettings, PortalSettingsChange } from '@portal/domain';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../audit/audit-store.ts';

/** Keeps settings, one row per key; a key that has no row has its default. */
export interface SettingsStore {
  read(): Promise<Partial<PortalSettings>>;
  /** Writes the given keys and who changed them, in one transaction. */
  write(changes: PortalSettingsChange, actor: string): Promise<void>;
}

/** Settings in SQL. */
export function createSettingsStore(prisma: PrismaClient): SettingsStore {
  return {
    async read() {
      const rows = await prisma.setting.findMany();
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },
    async write(changes, actor) {
      const rows = Object.entries(changes)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => ({ key, value }));
      const keys = rows.map(({ key }) => key);
      await prisma.$transaction(async (transaction) => {
        const before = await transaction.setting.findMany({ where: { key: { in: keys } } });
        await transaction.$executeRaw`
          INSERT INTO setting (key, value, updated_at)
          SELECT key, value, ${new Date()}
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (key text, value jsonb)
          ON CONFLICT (key) DO UPDATE
          SET value = excluded.value, updated_at = excluded.updated_at`;
        await recordAudit(transaction, {
          actor,
          action: 'update',
          entity: 'setting',
          entityId: keys.join(','),
          from: Object.fromEntries(before.map(({ key, value }) => [key, value])),
          to: changes,
        });
      });
    },
  };
}
