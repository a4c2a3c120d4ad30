import { writeFile } from 'node:fs/promises';
import type { Environment } from '../config/environment.ts';
import type { Config } from '../config/config.ts';

/** Variables that whoever reads them could misuse, with what goes with them. */
const secretVariables = [
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
  ...['SMS_RU_API_ID', 'SMSC_LOGIN', 'SMSC_PASSWORD', 'SMS_AERO_EMAIL', 'SMS_AERO_API_KEY'],
  ...['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
  ...['IIKO_API_LOGIN', 'IIKO_API_KEY', 'IIKO_APP_ID', 'IIKO_CLIENT_SECRET', 'IIKO_WEBHOOK_TOKEN'],
  ...['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
] as const satisfies readonly (keyof Environment)[];

/**
 * Writes what a portal must keep to itself, given or generated, as variables of its environment (mode
 * 600): a new machine that has them goes on as the same portal.
 *
 * @throws Error when there is a file of that name.
 */
export async function writeSecretsFile(
  file: string,
  { secrets, vapidKeys, environment }: Pick<Config, 'secrets' | 'vapidKeys' | 'environment'>,
): Promise<void> {
  const variables: [name: string, value: string | undefined][] = [
    ['SESSION_SECRET', secrets.sessionSecret],
    ['OTP_PEPPER', secrets.otpPepper],
    ['VAPID_PUBLIC_KEY', vapidKeys.publicKey],
    ['VAPID_PRIVATE_KEY', vapidKeys.privateKey],
    ...secretVariables.map((name): [string, string | undefined] => [name, environment[name]]),
  ];
  const lines = variables.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(name, value)}\n`],
  );
  await writeFile(file, lines.join(''), { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new Error(`${file} is there already, and was left as it is. Name another file.`);
    },
  );
}

/**
 * Quotes a value so that `node --env-file` gives it back. In none or in the first two kinds of quotes a shell
 * and systemd read it alike; no escape is common to the three, so what has both kinds of quotes in it is for
 * Node.js alone.
 */
function quoted(name: string, value: string): string {
  if (/^[\w+/=.,:@-]*$/.test(value)) return value;
  if (!value.includes("'")) return `'${value}'`;
  if (!/["\\$`]/.test(value)) return `"${value}"`;
  if (!value.includes('`')) return `\`${value}\``;
  throw new Error(
    `${name} cannot be written into a file of variables: there are ' and \` in it, with one of " $ \\. Give it another value.`,
  );
}
