import type { ComponentProps, ReactNode } from 'react';
import { ChatThread, type ChatMessage } from '../../components/chat-thread/index.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import * as styles from './ticket-thread.css.ts';
import { TicketWriting, type TicketWritingProps } from './ticket-writing.tsx';

export interface TicketThreadProps
  extends TicketWritingProps, Omit<ComponentProps<'section'>, 'title' | 'children' | 'onSend'> {
  /** What the ticket is about, or its number. */
  title: string;
  /** The page's own heading says the title: it only names the conversation. */
  isTitledAbove?: boolean | undefined;
  /** Whose it is, from which room, since when. */
  meta?: ReactNode;
  /** Its StatusBadge. */
  status?: ReactNode;
  /** What must be known before writing, above the conversation. */
  notice?: ReactNode;
  messages: readonly ChatMessage[];
  /** Brings earlier messages; left out when there are none. */
  onEarlier?: (() => void) | undefined;
  /** Who is typing at the moment: «Ольга печатает…». */
  typing?: string | undefined;
  /** Said above the place to write. */
  hint?: ReactNode;
  /** Said instead of the place to write, when the ticket is closed. */
  closedNote?: string | undefined;
}

/** A ticket as a conversation. Enter sends, Shift and Enter begin a new line. */
export function TicketThread({
  title,
  isTitledAbove = false,
  meta,
  status,
  notice,
  messages,
  onEarlier,
  typing,
  hint,
  closedNote,
  draft,
  onDraftChange,
  onSend,
  maxLength,
  expand,
  canSendEmpty,
  onFiles,
  fileTypes,
  attachments,
  tools,
  writingRef,
  className,
  ...rest
}: TicketThreadProps) {
  const writing = {
    draft,
    onDraftChange,
    onSend,
    maxLength,
    expand,
    canSendEmpty,
    onFiles,
    fileTypes,
    attachments,
    tools,
    writingRef,
  };
  return (
    <section
      data-component="TicketThread"
      aria-label={title}
      className={joinClasses(styles.ticket, className)}
      {...rest}
    >
      <header className={styles.head}>
        <div>
          {!isTitledAbove && <h2 className={styles.title}>{title}</h2>}
          {meta && <p className={styles.meta}>{meta}</p>}
        </div>
        {status}
      </header>
      {notice}
      <ChatThread
        label={title}
        messages={messages}
        onEarlier={onEarlier}
        typing={typing}
        className={styles.thread}
      />
      {closedNote ? (
        <p className={styles.closed}>{closedNote}</p>
      ) : (
        <>
          {hint && <p className={styles.hint}>{hint}</p>}
          <TicketWriting {...writing} />
        </>
      )}
    </section>
  );
}
