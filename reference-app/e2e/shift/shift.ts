/*
 * A shift in fast motion: guests order and ask for help, two members of staff work at their consoles at
 * once, and providers fail in between. At the end the books are compared: with what was ordered, what
 * guests heard, what the bank took and what the chat of staff was told. Ends with 1 when anything is
 * missing or doubled, or a console had to be loaded again:
 *
 *   pnpm --filter @portal/reference-app shift [orders] [tickets]
 */
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../../.ci/find-browser.mjs';
import { startStack } from '../stack/stack.ts';
import { compareBooks, untilChatHasReceived } from './shift-books.ts';
import {
  answerOne,
  cardsIn,
  isUntouched,
  moveOneOn,
  openStaffPage,
  openInbox,
} from './staff-pages.ts';
import { arrive, askForHelp, orderSomething, type ShiftGuest } from './shift-guests.ts';
import { causeOutages } from './shift-outages.ts';

const [orderCount = 30, ticketCount = 10] = process.argv.slice(2).map(Number);
/** Ten orders a minute are the most that one guest may place. */
const guestCount = Math.max(2, Math.ceil(orderCount / 5));

const stack = await startStack();
const browser = await chromium.launch(findBrowser());
try {
  const begun = performance.now();
  const [admin, moderator] = [
    await openStaffPage(browser, stack, 'admin'),
    await openStaffPage(browser, stack, 'moderator'),
  ];
  const inbox = await openInbox(admin);
  const guests: ShiftGuest[] = [];
  for (let number = 1; number <= guestCount; number += 1) {
    guests.push(await arrive(stack, `Гость ${number}`));
  }
  function guestOf(number: number): ShiftGuest {
    const guest = guests[number % guests.length];
    if (!guest) throw new Error('There are no guests.');
    return guest;
  }

  const orders = new Map<number, number>();
  const tickets = new Map<number, number>();
  let isOver = false;

  async function order(): Promise<void> {
    for (let number = 1; number <= orderCount; number += 1) {
      orders.set(number, await orderSomething(guestOf(number), stack, number));
      await wait(300);
    }
  }
  async function ask(): Promise<void> {
    for (let number = 1; number <= ticketCount; number += 1) {
      tickets.set(number, await askForHelp(guestOf(number), number));
      await wait(1_000);
    }
  }
  async function work(action: () => Promise<boolean>): Promise<void> {
    while (!isOver) if (!(await action())) await wait(100);
  }
  let answers = 0;
  const staff = [
    work(() => moveOneOn(admin, 'Новый')),
    // The last steps first, so that nothing waits behind what is new.
    work(
      async () =>
        (await moveOneOn(moderator, 'Доставляется')) ||
        (await moveOneOn(moderator, 'В работе')) ||
        moveOneOn(moderator, 'Новый'),
    ),
    work(async () => {
      const isAnswered = await answerOne(inbox, `Сделаем, ответ ${answers + 1}`);
      if (isAnswered) answers += 1;
      return isAnswered;
    }),
  ];

  const working = Promise.all(staff);
  // What fails first is what is told, whoever it happens to.
  working.catch(() => undefined);
  const [, , errors] = await Promise.race([
    Promise.all([order(), ask(), causeOutages(stack, moderator.context())]),
    working.then(() => Promise.reject(new Error('Staff went home before the shift was over.'))),
  ]);
  const isAllDone = () =>
    answers >= ticketCount &&
    [...orders.values()].every((id) =>
      guests.some(({ steps }) => steps.get(id)?.includes('done') === true),
    );
  for (let left = 1200; !isAllDone() && left > 0; left -= 1) await wait(100);
  isOver = true;
  await working;
  const seconds = (performance.now() - begun) / 1000;
  await untilChatHasReceived(stack, { orders, tickets });

  const findings = await compareBooks(stack, { orders, tickets, guests });
  for (const [name, page] of Object.entries({ admin, moderator, inbox })) {
    if (!(await isUntouched(page))) findings.push(`the page of ${name} was loaded again`);
  }
  for (const staffPage of [admin, moderator]) {
    const left = await cardsIn(staffPage, '(Новый|В работе|Доставляется)').count();
    if (left > 0) findings.push(`${left} orders are still on a board`);
  }

  const lines = [
    `${orders.size} orders and ${tickets.size} tickets in ${seconds.toFixed(0)} s`,
    `Troubles: ${errors.join(', ')}`,
    ...(findings.length === 0 ? ['Nothing is lost, and nothing doubled.'] : findings),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = findings.length === 0 ? 0 : 1;
  for (const { portal } of guests) portal.live.disconnect();
} finally {
  await browser.close();
  await stack.stop();
}
