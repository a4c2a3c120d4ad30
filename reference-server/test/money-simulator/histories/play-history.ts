import { findViolations, type Violation } from '../books/check-books.ts';
import type { History } from './histories.ts';
import { createActors, type Actors } from './perform-action.ts';
import { readBooks } from '../books/read-books.ts';
import type { Stage } from '../stage/stage.ts';

/** Plays a history to its end on the stage, lets everything settle, and compares the books. */
export async function playHistory(stage: Stage, history: History): Promise<Violation[]> {
  await stage.prepare(history);
  const { yookassa } = stage;
  const violations: Violation[] = [];
  const actors = createActors(stage, (about) => {
    violations.push({ kind: 'the server failed', about });
  });

  /** However often somebody clicks: while a form can be paid, the guest is given no other for that order. */
  function checkForms(): void {
    const open = yookassa
      .payments()
      .filter(({ id, status }) => status === 'pending' && actors.forms.includes(id))
      .map(({ metadata }) => metadata?.['order_id']);
    const twice = open.find((orderId, index) => open.indexOf(orderId) !== index);
    if (twice === undefined) return;
    violations.push({ kind: 'an order can be paid twice', about: `order ${twice}` });
  }

  for (const [index, step] of history.steps.entries()) {
    await actors.prepare(step, history.steps[index - 1]);
    stage.befall(step.network ?? []);
    await stage.happen(() => actors.perform(step), step.death);
    if (step.isLazy !== true) await stage.happen(() => stage.work());
    checkForms();
  }
  violations.push(...(await settle(stage, actors)));
  return distinct(violations);
}

function distinct(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((each) => [JSON.stringify(each), each])).values()];
}

const hour = 3600;
/** Seconds between one look of the server at what is open and the next, until every hold is over. */
const settlingSeconds = [
  ...[0, 20, 400, 3700, 3700],
  ...[25 * hour, 6 * hour, 20],
  ...[8 * 24 * hour, 3700, 3700],
];
/** By then nothing hinders the server any more, and what it owes should be done. */
const doneAfterRounds = 4;
/** By then there has been a night, whatever the time of day was, and a look at what it has found. */
const comparedAfterRounds = 7;

/** Nothing goes wrong any more, everything arrives, and time passes. */
async function settle(stage: Stage, { deliver, requests }: Actors): Promise<Violation[]> {
  stage.befall([]);
  stage.yookassa.endRefunds();
  const played = { settlesSince: Date.now(), requests: [...requests.values()] };
  while (stage.pending > 0) await stage.happen(() => stage.letThrough());
  const { notifications } = stage.yookassa;
  while (notifications.length > 0) await stage.happen(() => deliver(0, 1));

  const violations: Violation[] = [];
  for (const [round, seconds] of settlingSeconds.entries()) {
    stage.advance(seconds);
    while (notifications.length > 0) await stage.happen(() => deliver(0, 1));
    await stage.happen(() => stage.work());
    const books = await readBooks(stage);
    if (round === doneAfterRounds) violations.push(...findViolations(books, 'soon', played));
    if (round === comparedAfterRounds)
      violations.push(...findViolations(books, 'next day', played));
    const isOver =
      round >= comparedAfterRounds || findViolations(books, 'in the end', played).length === 0;
    if (books.isSettled && isOver) break;
  }
  return [...violations, ...findViolations(await readBooks(stage), 'in the end', played)];
}
