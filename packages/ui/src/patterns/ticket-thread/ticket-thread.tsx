import { SendHorizontal } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { ChatThread, type ChatMessage } from '../../components/chat-thread/index.ts';
import { control } from '../../components/field/control.css.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './ticket-thread.css.ts';

export interface TicketThreadProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the ticket is about, or its number. */
  title: string;
  /** Whose it is, from which room, since when. */
  meta?: ReactNode;
  /** Its StatusBadge. */
  status?: ReactNode;
  messages: readonly ChatMessage[];
  /** Called with what was written, without blanks at its ends. */
  onSend: (text: string) => void;
  /** Characters in a message at most. @defaultValue 2000 */
  maxLength?: number;
  /** Said instead of the place to write, when the ticket is closed. */
  closedNote?: string | undefined;
}

/** A ticket as a conversation. Enter sends, Shift and Enter begin a new line. */
export function TicketThread({
  title,
  meta,
  status,
  messages,
  onSend,
  maxLength = 2000,
  closedNote,
  className,
  ...rest
}: TicketThreadProps) {
  const texts = useUiTexts();
  const [writing, setWriting] = useState('');

  function send() {
    const text = writing.trim();
    if (text === '') return;
    onSend(text);
    setWriting('');
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <section
      data-component="TicketThread"
      aria-label={title}
      className={joinClasses(styles.ticket, className)}
      {...rest}
    >
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {meta && <p className={styles.meta}>{meta}</p>}
        </div>
        {status}
      </header>
      <ChatThread label={title} messages={messages} className={styles.thread} />
      {closedNote ? (
        <p className={styles.closed}>{closedNote}</p>
      ) : (
        <form
          className={styles.composer}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <textarea
            rows={1}
            maxLength={maxLength}
            aria-label={texts.message}
            placeholder={texts.message}
            className={joinClasses(control, styles.writing)}
            value={writing}
            onChange={(event) => setWriting(event.currentTarget.value)}
            onKeyDown={sendOnEnter}
          />
          <IconButton type="submit" variant="filled" label={texts.send}>
            <SendHorizontal size="1em" aria-hidden="true" />
          </IconButton>
        </form>
      )}
    </section>
  );
}
