import { control } from '../sandbox/testing/test-sandbox.ts';

/** A message as it stands in the sandbox's chat. */
export interface ChatMessage {
  readonly message_thread_id: number | null;
  readonly text: string;
  readonly parse_mode: string | null;
  readonly at: string;
}

/** Fast enough not to be waited for. */
export const fastPace = { gapMilliseconds: 0, mostInWindow: 1000, windowMilliseconds: 1 };

/** What has arrived in the chat of staff, or in one of its topics, oldest first. */
export async function chatLog(sandbox: { url: string }, thread?: number): Promise<ChatMessage[]> {
  const query = thread === undefined ? '' : `?thread=${thread}`;
  const { body } = await control(sandbox, 'GET', `telegram${query}`);
  return body as ChatMessage[];
}

/** The number that a message carries: of its order, request or rating. */
export function numberIn({ text }: ChatMessage): number {
  return Number(/#(\d+)/.exec(text)?.[1]);
}
