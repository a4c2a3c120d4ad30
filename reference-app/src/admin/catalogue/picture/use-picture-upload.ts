import { valueOrThrow } from '@portal/client';
import { useRef, useState } from 'react';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { useTexts } from '../../../shared/texts/texts-provider.tsx';
import { staffPortal } from '../../staff-portal.ts';

/** A picture on its way to the portal. */
export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture as it is chosen; the last one counts. */
export function usePictureUpload(onUploaded: (url: string) => void) {
  const { t } = useTexts();
  const [sent, setSent] = useState<number | null>(null);
  const [errorText, setErrorText] = useState<string | null>(null);
  const pending = useRef<AbortController>(null);

  async function send(file: File): Promise<void> {
    pending.current?.abort();
    const mine = new AbortController();
    pending.current = mine;
    const isLatest = () => pending.current === mine;
    setSent(0);
    setErrorText(null);
    try {
      const uploading = staffPortal.uploadPicture(file, {
        signal: mine.signal,
        onProgress: (part) => {
          if (isLatest()) setSent(part);
        },
      });
      const { url } = await valueOrThrow(uploading);
      if (isLatest()) onUploaded(url);
    } catch (error) {
      if (isLatest()) setErrorText(describeError(error, t).message);
    }
    if (isLatest()) setSent(null);
  }

  return {
    /** Part of it that is sent, from 0 to 1; null while there is none on its way. */
    sent,
    /** Why the last one was not taken. */
    errorText,
    upload: (file: File): void => void send(file),
  };
}
