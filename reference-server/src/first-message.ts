import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * Waits for what a process that was just started says first; one that says nothing for so long is killed, as
 * it would never be started again.
 *
 * @throws Error saying that it ended before, or was too late.
 */
export async function firstMessage<Message>(
  child: ChildProcess,
  milliseconds: number,
): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, milliseconds);
  const sent = once(child, 'message', { signal }).then(([message]) => message as Message);
  const ended = once(child, 'exit', { signal }).then(([code, name]): never => {
    if (isLate) throw new Error(`it was not up within ${String(milliseconds / 1000)} s`);
    throw new Error(`its process ended (${String(name ?? `exit code ${String(code)}`)})`);
  });
  try {
    return await Promise.race([sent, ended]);
  } finally {
    clearTimeout(deadline);
    settled.abort();
  }
}
