import { useUiTexts } from '../../texts/index.ts';
import * as styles from './chat-thread.css.ts';

/** A picture of a message. */
export interface ChatPicture {
  /** Where it is in full; a click leads there. */
  src: string;
  /** Where it is small enough for a conversation. */
  preview: string;
  /** In pixels, so that nothing moves when it arrives. */
  width: number;
  height: number;
}

export interface ChatMessage {
  id: string;
  /** Whose it is; shown above what others wrote. */
  author: string;
  /** Empty where there are only pictures. */
  text: string;
  /** When, as it is read: «18:42». */
  time: string;
  /** Written by the one who is looking. */
  isMine?: boolean;
  /**
   * `note` is what the portal itself says in between, `aside` what one side writes for itself alone.
   * @defaultValue 'message'
   */
  kind?: 'message' | 'note' | 'aside';
  pictures?: readonly ChatPicture[] | undefined;
  /** How far it has come, said after the time: «Прочитано». */
  mark?: string | undefined;
  /** Said instead of the time while it is not sent, or when it could not be. */
  error?: string | undefined;
  /** Sends it again, where it could not be sent. */
  onRetry?: (() => void) | undefined;
}

/** One message of a conversation. */
export function ChatBubble({ message }: { message: ChatMessage }) {
  const { author, text, pictures = [], isMine, kind = 'message' } = message;
  return (
    <li data-mine={isMine || undefined} data-kind={kind} className={styles.message}>
      {!isMine && kind !== 'note' && <span className={styles.author}>{author}</span>}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {text !== '' && <p className={styles.bubble}>{text}</p>}
      {kind !== 'note' && <MessageStatus message={message} />}
    </li>
  );
}

function Pictures({ pictures }: { pictures: readonly ChatPicture[] }) {
  const texts = useUiTexts();
  return (
    <div className={styles.pictures}>
      {pictures.map(({ src, preview, width, height }, index) => (
        <a key={src} href={src} target="_blank" rel="noreferrer" className={styles.picture}>
          <img
            src={preview}
            alt={texts.picture(index + 1)}
            width={width}
            height={height}
            loading="lazy"
            className={styles.image}
          />
        </a>
      ))}
    </div>
  );
}

function MessageStatus({ message: { time, mark, error, onRetry } }: { message: ChatMessage }) {
  const texts = useUiTexts();
  return (
    <span data-failed={error ? true : undefined} className={styles.time}>
      <span>{error ?? (mark ? `${time} · ${mark}` : time)}</span>
      {onRetry && (
        <button ref={leaveFocusToLog} type="button" className={styles.retry} onClick={onRetry}>
          {texts.sendAgain}
        </button>
      )}
    </span>
  );
}

/** The ref of a button that goes when it is pressed: the log around it takes over its focus. */
export function leaveFocusToLog(button: HTMLElement | null) {
  return () => {
    if (document.activeElement !== button) return;
    button?.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true });
  };
}
