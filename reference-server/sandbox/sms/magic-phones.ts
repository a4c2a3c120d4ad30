/** Phones for which a gateway always answers with one class of error; their endings recall HTTP. */
export const magicPhones = {
  '79000000401': 'auth',
  '79000000402': 'no_funds',
  '79000000403': 'forbidden_text_or_sender',
  '79000000404': 'bad_phone',
  '79000000409': 'duplicate',
  '79000000429': 'rate_limited',
  '79000000503': 'provider_down',
  '79000000500': 'unknown',
} as const;

export type MagicOutcome = (typeof magicPhones)[keyof typeof magicPhones];

/** The error this phone stands for, or null for an ordinary phone. */
export function magicOutcomeOf(phone: string): MagicOutcome | null {
  const known: Record<string, MagicOutcome> = magicPhones;
  return known[phone] ?? null;
}
