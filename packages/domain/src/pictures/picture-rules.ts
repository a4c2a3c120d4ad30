/** What a picture may be that somebody uploads: its media types as sent, and how much of it. */
export const pictureUploadRules = {
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  maxBytes: 5 * 1024 * 1024,
  /** Of the file as sent; a small file can hold many. */
  maxPixels: 50_000_000,
} as const;
