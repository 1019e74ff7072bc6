import type { Result } from '@touchline/domain/result';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';

/** Runs `work` in one transaction. A refusal rolls everything back and is answered as the value it is. */
export async function inTransaction<T, E>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result<T, E>>,
): Promise<Result<T, E>> {
  const undo = new Error('refused');
  let answer: Result<T, E> | null = null;
  try {
    return await db.transaction().execute(async (tx) => {
      answer = await work(tx);
      if (!answer.ok) throw undo;
      return answer;
    });
  } catch (error) {
    if (error === undo && answer) return answer;
    throw error;
  }
}
