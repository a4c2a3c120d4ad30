import type { Refusal } from '@portal/client';

/** Field errors of the portal's answer, by their names on the way there. */
export type FieldRefusals = Readonly<Record<string, string>>;

/** What a refusal says of fields; null where it is about something else. */
export function fieldRefusals(
  { code, text, details }: Refusal,
  thing: 'store' | 'product',
): FieldRefusals | null {
  if (code === 'CUSTOM_ID_TAKEN') return { customId: text };
  if (code !== 'INVALID' || details.length === 0) return null;
  const before = `data.${thing}.`;
  return Object.fromEntries(
    details.map(({ path, message }) => [path.replace(before, ''), message]),
  );
}
