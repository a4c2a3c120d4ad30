import { randomId, valueOrThrow } from '@portal/client';
import { ticketPictureRules, type TicketPicture } from '@portal/domain/tickets';
import { useState } from 'react';
import { portal } from '../portal.ts';
import { describeError } from '../errors/describe-error.ts';
import { useTexts } from '../texts/texts-provider.tsx';

/** A picture that waits to be sent with a message. */
export interface WaitingPicture {
  /** Of this browser alone. */
  readonly key: string;
  readonly name: string;
  /** Part of it that is sent, from 0 to 1. */
  readonly sent: number;
  /** Once it is there. */
  readonly picture: TicketPicture | null;
  readonly errorText: string | null;
}

/** Pictures that are being added to a message. */
export type Pictures = ReturnType<typeof usePictures>;

/** Uploads pictures as they are chosen. */
export function usePictures() {
  const { t } = useTexts();
  const [waiting, setWaiting] = useState<readonly WaitingPicture[]>([]);

  function change(key: string, next: Partial<WaitingPicture>): void {
    setWaiting((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));
  }

  async function upload(key: string, file: File): Promise<void> {
    try {
      const onProgress = (sent: number) => change(key, { sent });
      const picture = await valueOrThrow(portal.tickets.uploadPicture(file, { onProgress }));
      change(key, { picture, sent: 1 });
    } catch (error) {
      change(key, { errorText: describeError(error, t).message });
    }
  }

  return {
    waiting,
    /** All are there, and at least one. */
    areReady: waiting.length > 0 && waiting.every(({ picture }) => picture !== null),
    isUploading: waiting.some(({ picture, errorText }) => picture === null && errorText === null),
    add(files: readonly File[]) {
      const room = ticketPictureRules.perMessage - waiting.length;
      const taken = files.slice(0, Math.max(0, room)).map((file) => ({ key: randomId(), file }));
      setWaiting((before) => [
        ...before,
        ...taken.map(({ key, file }) => ({
          key,
          name: file.name,
          sent: 0,
          picture: null,
          errorText: null,
        })),
      ]);
      for (const { key, file } of taken) void upload(key, file);
    },
    remove: (key: string) => setWaiting((before) => before.filter((one) => one.key !== key)),
    /** Takes those that are there, by their ids; the others stay. */
    take(): string[] {
      const ids = waiting.flatMap(({ picture }) => (picture ? [picture.id] : []));
      setWaiting((before) =>
        before.filter(({ picture }) => picture === null || !ids.includes(picture.id)),
      );
      return ids;
    },
  };
}
