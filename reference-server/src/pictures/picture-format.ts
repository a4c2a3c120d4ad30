const magic = {
  jpeg: /^\u00ff\u00d8\u00ff/,
  png: /^\u0089PNG\r\n\u001a\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
} as const;
const maxMagicBytes = 12;

/** The format of a picture that is taken. */
export type PictureFormat = keyof typeof magic;

/** The format of a file by the bytes it begins with; null for one that is not taken. */
export function pictureFormat(file: Uint8Array): PictureFormat | null {
  const beginning = String.fromCharCode(...file.subarray(0, maxMagicBytes));
  const formats = Object.keys(magic) as PictureFormat[];
  return formats.find((format) => magic[format].test(beginning)) ?? null;
}
