import { chmod, mkdir } from 'node:fs/promises';

/**
 * Makes a folder that only its owner may look into, or closes one that was there before: a volume, or a
 * folder that a service manager has made, is open to everybody on the machine.
 *
 * @throws Error saying why it cannot be had, and what to do.
 */
export async function closedFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700).catch((error: unknown) => {
      // Somebody else's folder stays as they have it; what is made in it is closed all the same.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    });
  } catch (error) {
    throw unwritableError(folder, error);
  }
}

const [owned, full] = [
  {
    why: "it, or what is in it, is not this user's to write",
    remedy: 'Give it back, as after a start with sudo (sudo chown -R $(id -un) FOLDER)',
  },
  { why: 'there is no space left on its disk', remedy: 'Make room' },
];
const taken = { why: 'a file stands in its place', remedy: undefined };

/** Why nothing can be written, and what to do, by the code of the operating system's error. */
const reasons: Readonly<Record<string, { why: string; remedy: string | undefined }>> = {
  ...{ EACCES: owned, EPERM: owned },
  ...{ ENOSPC: full, EDQUOT: full },
  ...{ EEXIST: taken, ENOTDIR: taken },
  EROFS: { why: 'it can only be read', remedy: undefined },
  ENAMETOOLONG: { why: 'its path is too long', remedy: undefined },
};

/** Errors that leave WebAssembly have no message, and WASI's numbers. @source wasi_snapshot_preview1, errno */
const wasiCodes: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** What a person reads when data cannot be written, by whatever was thrown. */
export function unwritableError(folder: string, cause: unknown): Error {
  const { code, errno, message } = Object(cause) as Partial<NodeJS.ErrnoException>;
  const reason = reasons[code ?? wasiCodes[errno ?? 0] ?? ''];
  if (reason === undefined && cause instanceof Error) return cause;
  const causeText = typeof cause === 'string' ? cause : message;
  const number = errno === undefined ? 'an error without a message' : `error ${String(errno)}`;
  const why = reason?.why ?? (causeText || number);
  const remedy = reason?.remedy?.replace('FOLDER', folder);
  const otherwise = remedy === undefined ? 'Name' : `${remedy}, or name`;
  return new Error(
    `The data cannot be kept in ${folder}: ${why}. ${otherwise} another folder in DATA_DIR.`,
    { cause },
  );
}
