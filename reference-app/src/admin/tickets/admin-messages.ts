import type { TicketNote } from '@portal/domain/tickets';
import type { ChatMessage } from '@portal/ui';
import type { Translate } from '../../shared/texts/app-texts.ts';

interface Timed {
  readonly at: string;
  readonly message: ChatMessage;
}

/** Puts the notes of staff where they were written between the messages. */
export function withNotes(
  messages: readonly Timed[],
  notes: readonly TicketNote[],
  { t, timeOf }: { readonly t: Translate; readonly timeOf: (time: string) => string },
): ChatMessage[] {
  const asides = notes.map(({ id, note, author, create_at }): Timed => ({
    at: create_at,
    message: {
      id: `note-${id}`,
      author: t('inbox.noteAuthor', { name: author.name }),
      text: note,
      time: timeOf(create_at),
      kind: 'aside',
    },
  }));
  return [...messages, ...asides]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map(({ message }) => message);
}
