import { chmod, mkdir } from 'node:fs/promises';

/**
 * Makes a folder that only its owner may look into, or closes one that was there before: a volume, or a
 * folder that a service manager has made, is open to everybody on the machine.
 */
export async function closedFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch((error: unknown) => {
    // Somebody else's folder stays as they have it; what is made in it is closed all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  });
}
