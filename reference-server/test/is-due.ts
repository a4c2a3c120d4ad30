import type { DueWork } from '../src/outbox/due-worker.ts';

/** Whether something is due now, as the worker of this work is asked for. */
export async function isDue({ database, condition }: DueWork): Promise<boolean> {
  const sql = `SELECT ${condition} AS "isDue" WHERE $1::timestamptz IS NOT NULL`;
  const [row] = await database.$queryRawUnsafe<{ isDue: boolean }[]>(sql, new Date());
  return row?.isDue ?? false;
}
