import { oneLine } from '@portal/domain/contract';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { control } from '../../components/field/control.css.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { joinClasses } from '../../theme/join-classes.ts';
import { useUiTexts } from '../../texts/index.ts';
import * as styles from './ticket-thread.css.ts';

export interface TicketWritingProps {
  /** What is being written, where somebody else keeps it. */
  draft?: string | undefined;
  /** Called at every change. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Called with what was written, without blanks at its ends. */
  onSend: (text: string) => void;
  /** Characters in a message at most. @defaultValue 2000 */
  maxLength?: number | undefined;
  /** Gives words for an abbreviation that was typed, to look at before they are sent; else null. */
  expand?: ((text: string) => string | null) | undefined;
  /** Pictures wait to be sent, so that no words are needed. */
  canSendEmpty?: boolean | undefined;
  /** Called with files that are chosen or pasted; left out, none can be. */
  onFiles?: ((files: File[]) => void) | undefined;
  /** Media types to choose from, as `accept` has them. @defaultValue 'image/*' */
  fileTypes?: string | undefined;
  /** What waits to be sent with the message. */
  attachments?: ReactNode;
  /** Beside the place to write, e.g. canned replies. */
  tools?: ReactNode;
  writingRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Where a message is written. */
export function TicketWriting({
  draft,
  onDraftChange,
  onSend,
  maxLength = 2000,
  expand,
  canSendEmpty = false,
  onFiles,
  fileTypes = 'image/*',
  attachments,
  tools,
  writingRef,
}: TicketWritingProps) {
  const texts = useUiTexts();
  const [own, setOwn] = useState('');
  const writing = draft ?? own;

  function write(next: string) {
    setOwn(next);
    onDraftChange?.(next);
  }

  function send() {
    const text = writing.trim();
    if (oneLine(text) === '' && !canSendEmpty) return;
    const expanded = expand?.(text) ?? null;
    if (expanded === null) onSend(text);
    write(expanded ?? '');
  }

  function sendOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function takePasted(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (!onFiles || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {attachments && <div className={styles.attachments}>{attachments}</div>}
      <div className={styles.tools}>
        {onFiles && <FileButton types={fileTypes} onFiles={onFiles} />}
        {tools}
      </div>
      <textarea
        ref={writingRef}
        rows={1}
        maxLength={maxLength}
        aria-label={texts.message}
        placeholder={texts.message}
        className={joinClasses(control, styles.writing)}
        value={writing}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        onPaste={takePasted}
      />
      <IconButton type="submit" variant="filled" label={texts.send}>
        <SendHorizontal size="1em" aria-hidden="true" />
      </IconButton>
    </form>
  );
}

function FileButton({ types, onFiles }: { types: string; onFiles: (files: File[]) => void }) {
  const texts = useUiTexts();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={texts.attachPicture} onClick={() => inputRef.current?.click()}>
        <ImagePlus size="1em" aria-hidden="true" />
      </IconButton>
      <input
        ref={inputRef}
        type="file"
        accept={types}
        multiple
        hidden
        tabIndex={-1}
        aria-hidden="true"
        data-part="files"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
