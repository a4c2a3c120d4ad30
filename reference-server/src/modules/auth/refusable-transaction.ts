import type { Database } from '../../db/database.ts';
import type { SqlClient } from '../../db/statement.ts';

/** Ends a transaction without a trace and carries out why. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('Rolled back because it was refused.');
    this.refusal = refusal;
  }
}

/**
 * Runs the work in one transaction. `refuse` rolls everything back and makes its value the result.
 *
 * @example
 * ```ts
 * await transact(prisma, async (transaction, refuse) => {
 *   if (isTooMuch(await consume(transaction))) refuse('too much');
 *   return 'done';
 * });
 * ```
 */
export async function transact<Result, Refusal = never>(
  prisma: Database['prisma'],
  work: (transaction: SqlClient, refuse: (refusal: Refusal) => never) => Promise<Result>,
): Promise<Result | Refusal> {
  function refuse(refusal: Refusal): never {
    throw new Refused(refusal);
  }
  try {
    return await prisma.$transaction((transaction) => work(transaction, refuse));
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Refusal;
    throw error;
  }
}
