import { pictureUploadRules } from '@portal/domain/pictures';

/** What a browser's camera gives is made anew with this quality. */
const quality = 0.85;

/**
 * A picture that may be sent: the same, or, where it has too many bytes or pixels and this place can
 * paint, one made smaller here. A phone's camera gives more of both, and the portal keeps less anyway.
 *
 * @param maxSide in pixels, as the portal keeps it.
 */
export async function fitPicture(picture: Blob, maxSide: number): Promise<Blob> {
  if (!canPaint()) return picture;
  try {
    const sides = await sidesOf(picture);
    const { maxBytes, maxPixels } = pictureUploadRules;
    if (picture.size <= maxBytes && sides.width * sides.height <= maxPixels) return picture;
    const scale = Math.min(1, maxSide / Math.max(sides.width, sides.height));
    const width = Math.max(1, Math.round(sides.width * scale));
    const height = Math.max(1, Math.round(sides.height * scale));
    // Made smaller as it is read: 50 megapixels would take 200 MB, and a phone's canvas holds 16.
    const bitmap = await createImageBitmap(picture, {
      imageOrientation: 'from-image',
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'high',
    });
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return picture;
    // JPEG knows no transparency: a drawing's ground would be black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } catch {
    // No picture that can be painted here: the portal says what is wrong with it.
    return picture;
  }
}

function canPaint(): boolean {
  return [typeof createImageBitmap, typeof OffscreenCanvas, typeof Image].every(
    (each) => each !== 'undefined',
  );
}

/** Its sides as it is shown; a browser says them before it has read the pixels. */
async function sidesOf(picture: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    await new Promise<unknown>((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}
