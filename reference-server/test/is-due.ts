import { areDue, type DueWork } from '../src/outbox/due-worker.ts';

/** Whether something is due now, as the worker of this work is asked for. */
export async function isDue({ database, condition }: DueWork): Promise<boolean | undefined> {
  const [answer] = Object.values(await areDue(database, [condition]));
  return answer;
}
