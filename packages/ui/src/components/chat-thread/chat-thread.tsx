import type { ComponentProps } from 'react';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import { ChatBubble, leaveFocusToLog, type ChatMessage } from './chat-bubble.tsx';
import * as styles from './chat-thread.css.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export interface ChatThreadProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the conversation. */
  label: string;
  messages: readonly ChatMessage[];
  /** Brings earlier messages; left out when there are none. */
  onEarlier?: (() => void) | undefined;
  /** Who is typing at the moment: «Ольга печатает…». */
  typing?: string | undefined;
}

/**
 * A conversation. Follows new messages while its end is in sight; else a button tells how many there
 * are. Give it a height, or a flex column to fill.
 */
export function ChatThread({
  label,
  messages,
  onEarlier,
  typing,
  className,
  ...rest
}: ChatThreadProps) {
  const texts = useUiTexts();
  const { logRef, unseen, showEnd, onScroll } = useStickToEnd(messages);
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
        {onEarlier && (
          <button
            ref={leaveFocusToLog}
            type="button"
            className={joinClasses(styles.leading, styles.earlier)}
            onClick={onEarlier}
          >
            {texts.earlierMessages}
          </button>
        )}
        <ol className={styles.list}>
          {messages.map((message) => (
            <ChatBubble key={message.id} message={message} />
          ))}
        </ol>
      </div>
      <p aria-live="polite" className={styles.typing}>
        {typing}
      </p>
      {unseen > 0 && (
        <button
          type="button"
          className={joinClasses(styles.leading, styles.newer)}
          onClick={() => {
            showEnd();
            // The button goes, and would take the focus with it.
            logRef.current?.focus({ preventScroll: true });
          }}
        >
          {texts.newMessages(unseen)}
        </button>
      )}
    </div>
  );
}
