import { pictureUploadRules } from '@portal/domain/pictures';
import { fitPicture } from './fit-picture.ts';

/** How a picture is uploaded. */
export interface PictureUploadOptions {
  /** Told what part of it is sent, from 0 to 1, where the browser can say so. */
  readonly onProgress?: (sent: number) => void;
  readonly signal?: AbortSignal;
}

/** A picture as a call takes it. */
export interface PictureFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly mediaType: string | undefined;
}

/** Reads a picture that is to be uploaded, made smaller where it has to be and can be. */
export async function readPictureFile(picture: Blob, maxSide: number): Promise<PictureFile> {
  const file = await fitPicture(picture, maxSide);
  return {
    body: new Uint8Array(await file.arrayBuffer()),
    // Whatever a device calls it, the portal looks at the bytes.
    mediaType: pictureUploadRules.mediaTypes.find((type) => type === file.type),
  };
}
