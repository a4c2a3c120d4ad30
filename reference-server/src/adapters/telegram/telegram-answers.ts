import * as z from 'zod';
import { cutText } from '../../kernel/cut-text.ts';
import { StaffMessengerError, type StaffMessengerErrorKind } from '../../ports/staff-messenger.ts';
import type { ProviderAnswer } from '../provider-call.ts';

const success = z.looseObject({ ok: z.literal(true) });

const refusal = z.looseObject({
  ok: z.literal(false),
  error_code: z.number(),
  description: z.string().default(''),
  parameters: z
    .looseObject({
      retry_after: z.number().nonnegative().optional(),
      migrate_to_chat_id: z.union([z.number(), z.string()]).optional(),
    })
    .optional(),
});

/** What to make of the descriptions of 400, the first that fits. @source protocols/telegram.md, sections 4 and 5 */
const badRequests: readonly (readonly [RegExp, StaffMessengerErrorKind])[] = [
  [/message thread not found|TOPIC_[A-Z_]+/, 'thread-missing'],
  [/can't parse entities/, 'unparsable'],
  [
    /chat not found|chat_id is empty|CHAT_[A-Z_]+|rights|need administrator|not a member/,
    'no-access',
  ],
];

/** Seconds to wait where Telegram refuses for haste and does not say for how long. */
const waitSeconds = 30;

/**
 * Reads the answer to sendMessage.
 * @throws {StaffMessengerError} unless the message was taken.
 */
export function readTelegramAnswer(answer: ProviderAnswer): void {
  if (answer.status < 300 && success.safeParse(answer.json).success) return;
  const { data } = refusal.safeParse(answer.json);
  const code = data?.error_code ?? answer.status;
  const description = data?.description ?? '';
  const movedTo = data?.parameters?.migrate_to_chat_id;
  const kind = movedTo === undefined ? kindOf(code, description) : 'moved';
  throw new StaffMessengerError(`Telegram has not taken the message: ${kind} (${code})`, {
    kind,
    code: cutText(description, 200) || `HTTP ${code}`,
    // Something in between may have answered for a Telegram that was still at work.
    mayHaveBeenSent: kind === 'failed',
    ...(movedTo !== undefined && { movedTo: String(movedTo) }),
    ...(kind === 'rate-limited' && { retryAfterSeconds: waitOf(answer, data) }),
  });
}

function kindOf(code: number, description: string): StaffMessengerErrorKind {
  if (code === 400) {
    return badRequests.find(([pattern]) => pattern.test(description))?.[1] ?? 'refused';
  }
  // A wrong path is a wrong token, as the token is part of the path.
  if (code === 401 || code === 404) return 'auth';
  if (code === 403) return 'no-access';
  if (code === 413) return 'refused';
  if (code === 429) return 'rate-limited';
  return 'failed';
}

function waitOf(answer: ProviderAnswer, data: z.output<typeof refusal> | undefined): number {
  const header = Number(answer.headers.get('retry-after') ?? NaN);
  const seconds = data?.parameters?.retry_after ?? (header >= 0 ? header : waitSeconds);
  return Math.ceil(seconds);
}
