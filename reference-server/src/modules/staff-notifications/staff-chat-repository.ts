import { defineStatement, type SqlClient } from '../../db/statement.ts';
import type { StaffChatPace } from '../../ports/staff-messenger.ts';

/** Whether a message may go, and to which chat; if not, `freeAt` says when. */
interface ChatTurn {
  readonly isTaken: boolean;
  readonly chatId: string;
  readonly freeAt: Date | null;
}

const enterChat = defineStatement<[chatId: string], never>(`
  INSERT INTO staff_chat (chat_id) VALUES ($1) ON CONFLICT (chat_id) DO NOTHING`);

/*
 * Kept in the row are the moments of the last messages, as many as a window may have: the next may go
 * when the last is a gap ago, and the first of them a whole window. The row's lock lets one instance at a
 * time ask. The place is taken before the message is sent, so that a crash in between frees none.
 */
const takeTurn = defineStatement<
  [chatId: string, now: Date, gap: number, limit: number, window: number],
  ChatTurn
>(`
  WITH chat AS MATERIALIZED (
    SELECT chat_id, moved_to, GREATEST(
      paused_until,
      recent_sends[cardinality(recent_sends)] + $3 * interval '1 millisecond',
      recent_sends[cardinality(recent_sends) - $4::int + 1] + $5 * interval '1 millisecond'
    ) AS free_at
    FROM staff_chat WHERE chat_id = $1 FOR UPDATE
  ), taken AS (
    UPDATE staff_chat
    SET recent_sends = (recent_sends || $2::timestamptz)[GREATEST(1, cardinality(recent_sends) + 2 - $4::int):]
    FROM chat WHERE staff_chat.chat_id = chat.chat_id
      AND (chat.free_at IS NULL OR chat.free_at <= $2::timestamptz)
    RETURNING staff_chat.chat_id
  )
  SELECT EXISTS (SELECT FROM taken) AS "isTaken", COALESCE(moved_to, chat_id) AS "chatId",
    free_at AS "freeAt"
  FROM chat`);

const moveLastSend = defineStatement<[chatId: string, now: Date], never>(`
  UPDATE staff_chat SET recent_sends[cardinality(recent_sends)] =
    GREATEST(recent_sends[cardinality(recent_sends)], $2::timestamptz)
  WHERE chat_id = $1 AND cardinality(recent_sends) > 0`);

const pauseChat = defineStatement<[chatId: string, until: Date], never>(`
  UPDATE staff_chat SET paused_until = GREATEST(paused_until, $2::timestamptz) WHERE chat_id = $1`);

const moveChat = defineStatement<[chatId: string, movedTo: string], never>(`
  UPDATE staff_chat SET moved_to = $2 WHERE chat_id = $1`);

const noteFailure = defineStatement<[chatId: string], { failures: number }>(`
  UPDATE staff_chat SET failures = failures + 1 WHERE chat_id = $1 RETURNING failures`);

const noteRecovery = defineStatement<[chatId: string], { chatId: string }>(`
  UPDATE staff_chat SET failures = 0 WHERE chat_id = $1 AND failures > 0
  RETURNING chat_id AS "chatId"`);

const saveParts = defineStatement<[rowId: bigint, sentParts: number], never>(`
  UPDATE outbox SET payload = jsonb_set(payload, '{sentParts}', to_jsonb($2::int)) WHERE id = $1`);

/** The staff chat's pace and address, the same for all instances and after a restart. */
export type StaffChatRepository = ReturnType<typeof createStaffChatRepository>;

/** The same in SQL. */
export function createStaffChatRepository(client: SqlClient, chatId: string, pace: StaffChatPace) {
  const { gapMilliseconds, maxInWindow, windowMilliseconds } = pace;
  async function tryTurn(now: Date): Promise<ChatTurn | undefined> {
    const [turn] = await takeTurn(
      client,
      chatId,
      now,
      gapMilliseconds,
      maxInWindow,
      windowMilliseconds,
    );
    return turn;
  }

  return {
    /** Takes the next place for a message, where one is free. */
    async takeTurn(now: Date): Promise<ChatTurn> {
      let turn = await tryTurn(now);
      if (!turn) {
        await enterChat(client, chatId);
        turn = await tryTurn(now);
      }
      if (!turn) throw new Error('The staff chat has no row.');
      return turn;
    },
    /** The message of the last place has reached the chat by now, and not before. */
    async noteArrival(now: Date) {
      await moveLastSend(client, chatId, now);
    },
    /** Nothing may be sent before that moment. */
    async pause(until: Date) {
      await pauseChat(client, chatId, until);
    },
    /** The chat has not taken a message. How often in a row that is. */
    noteFailure: async (): Promise<number> => (await noteFailure(client, chatId))[0]?.failures ?? 1,
    /** The chat has taken a message. Whether it had failed before. */
    noteRecovery: async (): Promise<boolean> => (await noteRecovery(client, chatId)).length > 0,
    /** The chat has another id from now on. */
    async moveTo(movedTo: string) {
      await moveChat(client, chatId, movedTo);
    },
    /** So many pieces of a long notice are in the chat. */
    async saveParts(rowId: bigint, sentParts: number) {
      await saveParts(client, rowId, sentParts);
    },
  };
}
