import type { ProblemBody } from '@portal/domain';

/** What the portal said of fields, by their names on the way there. */
export type FieldRefusals = Readonly<Record<string, string>>;

/** What a refusal says of fields; null where it is about something else. */
export function fieldRefusals(
  { code, error, details = [] }: ProblemBody,
  thing: 'store' | 'product',
): FieldRefusals | null {
  if (code === 'CUSTOM_ID_TAKEN') return { customId: error };
  if (code !== 'INVALID' || details.length === 0) return null;
  const before = `data.${thing}.`;
  return Object.fromEntries(
    details.map(({ path, message }) => [path.replace(before, ''), message]),
  );
}
