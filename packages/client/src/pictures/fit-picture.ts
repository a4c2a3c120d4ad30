import { pictureUploadRules } from '@portal/domain';

/** What a browser's camera gives is made anew with this quality. */
const quality = 0.85;

/**
 * A picture that may be sent: the same, or, where it has too many bytes and this place can paint, one
 * made smaller here. A phone's camera gives more than 5 MB, and the portal keeps less than that anyway.
 *
 * @param maxSide in pixels, as the portal keeps it.
 */
export async function fitPicture(picture: Blob, maxSide: number): Promise<Blob> {
  if (picture.size <= pictureUploadRules.maxBytes || !canPaint()) return picture;
  try {
    const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } catch {
    // No picture that can be painted here: the portal says what is wrong with it.
    return picture;
  }
}

function canPaint(): boolean {
  return typeof createImageBitmap !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
}
