import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './chat-thread.css.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export interface ChatMessage {
  id: string;
  /** Whose it is; shown above what others wrote. */
  author: string;
  text: string;
  /** When, as it is read: «18:42». */
  time: string;
  /** Written by the one who is looking. */
  isMine?: boolean;
  /** `note` is what the portal itself says in between. @defaultValue 'message' */
  kind?: 'message' | 'note';
  /** Said instead of the time while it is not sent, or when it could not be. */
  trouble?: string | undefined;
}

export interface ChatThreadProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the conversation. */
  label: string;
  messages: readonly ChatMessage[];
}

/**
 * A conversation. Follows new messages while its end is in sight; else a button tells how many there
 * are. Give it a height, or a flex column to fill.
 */
export function ChatThread({ label, messages, className, ...rest }: ChatThreadProps) {
  const texts = useUiTexts();
  const { logRef, unseen, showEnd, onScroll } = useStickToEnd(messages.length);
  return (
    <div data-component="ChatThread" className={joinClasses(styles.thread, className)} {...rest}>
      <div
        ref={logRef}
        role="log"
        aria-label={label}
        tabIndex={0}
        className={styles.log}
        onScroll={onScroll}
      >
        <ol className={styles.list}>
          {messages.map((message) => (
            <li
              key={message.id}
              data-mine={message.isMine || undefined}
              data-kind={message.kind ?? 'message'}
              className={styles.message}
            >
              {!message.isMine && message.kind !== 'note' && (
                <span className={styles.author}>{message.author}</span>
              )}
              <p className={styles.bubble}>{message.text}</p>
              {message.kind !== 'note' && (
                <span data-failed={message.trouble ? true : undefined} className={styles.time}>
                  {message.trouble ?? message.time}
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
      {unseen > 0 && (
        <button type="button" className={styles.newer} onClick={showEnd}>
          {texts.newMessages(unseen)}
        </button>
      )}
    </div>
  );
}
