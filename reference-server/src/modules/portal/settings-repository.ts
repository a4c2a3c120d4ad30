import { isDeepStrictEqual } from 'node:util';
import type { PortalSettings, PortalSettingsChange } from '@portal/domain/portal';
import { cataloguePictureHash } from '@portal/domain/server';
import type { Prisma, PrismaClient } from '../../../generated/prisma/client.ts';
import { recordAudit } from '../audit/audit-repository.ts';
import { soundSettings } from './sound-settings.ts';

type SettingKey = keyof PortalSettings;

/** What became of a change: the keys it wrote, or those that are no longer what their writer has seen. */
export type SettingsWriting =
  | { readonly kind: 'written'; readonly keys: readonly SettingKey[] }
  | { readonly kind: 'conflict'; readonly keys: readonly SettingKey[] }
  /** The hotel's sign is no picture that was uploaded. */
  | { readonly kind: 'no-picture' };

/** Who changes what. */
interface SettingsWrite {
  readonly changes: PortalSettingsChange;
  /** What the writer has seen of them. */
  readonly was: PortalSettingsChange;
  readonly actor: string;
}

/** Keeps settings, one row per key; a key that has no row has its default. */
export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

type Values = Record<string, Prisma.InputJsonValue>;

/** Settings in SQL. */
export function createSettingsRepository(prisma: PrismaClient, defaults: PortalSettings) {
  return {
    /** What stands there, by key; nothing is said of whether it makes sense. */
    async read(): Promise<Readonly<Record<string, unknown>>> {
      const rows = await prisma.setting.findMany();
      return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
    },
    /**
     * Writes the keys that differ and who changed them, in one transaction; nothing where one of them is no
     * longer what it was.
     */
    write: ({ changes, was, actor }: SettingsWrite): Promise<SettingsWriting> =>
      prisma.$transaction(async (transaction) => {
        await transaction.$queryRaw`SELECT FROM named_lock WHERE name = 'settings' FOR UPDATE`;
        const held = await transaction.setting.findMany();
        const stored = Object.fromEntries(held.map(({ key, value }) => [key, value]));
        const seen = soundSettings(stored, defaults).settings;
        const conflicts = keysOf(was).filter((key) => !isDeepStrictEqual(was[key], seen[key]));
        if (conflicts.length > 0) return { kind: 'conflict', keys: conflicts };

        const before: Record<string, unknown> = { ...defaults, ...stored };
        const keys = keysOf(changes).filter((key) => !isDeepStrictEqual(changes[key], before[key]));
        if (keys.length === 0) return { kind: 'written', keys };
        const hash = changes.hotelSign && cataloguePictureHash(changes.hotelSign.url);
        if (hash) {
          // Used anew, it is not tidied away while nothing names it yet.
          const used = { where: { hash }, data: { usedAt: new Date() } };
          const { count } = await transaction.cataloguePicture.updateMany(used);
          if (count === 0) return { kind: 'no-picture' };
        }
        const rows = keys.map((key) => ({ key, value: changes[key] }));
        await transaction.$executeRaw`
          INSERT INTO setting (key, value, updated_at)
          SELECT key, coalesce(value, 'null'), ${new Date()}
          FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (key text, value jsonb)
          ON CONFLICT (key) DO UPDATE
          SET value = excluded.value, updated_at = excluded.updated_at`;
        await recordAudit(transaction, {
          actor,
          action: 'update',
          entity: 'setting',
          entityId: keys.join(','),
          from: Object.fromEntries(keys.map((key) => [key, before[key]])) as Values,
          to: Object.fromEntries(keys.map((key) => [key, changes[key]])),
        });
        return { kind: 'written', keys };
      }),
  };
}

/** The keys that are given; one that is `undefined` is not. */
function keysOf(settings: PortalSettingsChange): SettingKey[] {
  const keys = Object.keys(settings) as SettingKey[];
  return keys.filter((key) => settings[key] !== undefined);
}
