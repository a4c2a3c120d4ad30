import {
  messageState,
  ticketPicturePath,
  ticketPicturePreviewPath,
  type TicketMarks,
  type TicketMessage,
  type TicketSide,
} from '@portal/domain/tickets';
import type { ChatMessage } from '@portal/ui';
import type { UnsentMessage } from './unsent-messages.ts';
import type { Translate } from '../texts/app-texts.ts';

interface ChatOptions {
  readonly t: Translate;
  /** Shows a time as it is read. */
  readonly timeOf: (time: string) => string;
  /** Whose eyes these are. */
  readonly side: TicketSide;
}

/** Messages of a ticket as the conversation shows them. */
export function sentMessages(
  { messages, marks }: { readonly messages: readonly TicketMessage[]; readonly marks: TicketMarks },
  { t, timeOf, side }: ChatOptions,
): ChatMessage[] {
  return messages.map((message) => {
    const { id, sender, sender_type, create_at, pictures } = message;
    const isMine = sender_type === side;
    // Nobody could send nothing: there were pictures, which are forgotten by now.
    const hasNothing = sender_type !== 'system' && message.message === '' && pictures.length === 0;
    return {
      id: String(id),
      author: sender || t(`ticket.sender.${sender_type === 'system' ? 'system' : 'staff'}`),
      text: hasNothing ? t('ticket.picture.forgotten') : message.message,
      time: timeOf(create_at),
      isMine,
      kind: sender_type === 'system' ? 'note' : 'message',
      mark: isMine ? t(`ticket.state.${messageState(message, marks)}`) : undefined,
      pictures: pictures.map((picture) => ({
        src: ticketPicturePath(picture.id),
        preview: ticketPicturePreviewPath(picture.id),
        width: picture.width,
        height: picture.height,
      })),
    };
  });
}

/** What is on its way or could not be sent, after everything else. */
export function unsentChatMessages(
  unsent: readonly UnsentMessage[],
  { t, timeOf }: ChatOptions,
  onRetry: (message: UnsentMessage) => void,
): ChatMessage[] {
  return unsent.map((message) => {
    const { draft, writtenAt, errorText } = message;
    const text = draft.message ?? '';
    return {
      id: draft.clientId,
      author: '',
      text: text === '' ? t('ticket.picture') : text,
      time: timeOf(writtenAt),
      isMine: true,
      ...(errorText === null
        ? { mark: t('ticket.state.sending') }
        : {
            error: `${t('ticket.state.failed')}. ${errorText}`,
            onRetry: () => onRetry(message),
          }),
    };
  });
}
