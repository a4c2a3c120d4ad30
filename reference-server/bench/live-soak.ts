import { soakLiveConnection } from '../test/live/live-soak.ts';

/*
 * What clients hear whose lines are cut again and again. On the server that DATABASE_URL names, else
 * embedded; ends with 1 when anything was missed, doubled or out of order:
 *
 *   node --conditions=@portal/source reference-server/bench/live-soak.ts [clients] [cuts] [events]
 */
const [clients = 200, cuts = 50, events = 1000] = process.argv.slice(2).map(Number);

const outcome = await soakLiveConnection({ clients, accounts: 10, cuts, events });
const { deliveries, missed, doubled, outOfOrder, resets, seconds } = outcome;
process.stdout.write(
  `${clients} clients, ${outcome.cuts} lines cut, ${events} events: ${deliveries} heard in ${seconds.toFixed(1)} s; ` +
    `${missed} missed, ${doubled} doubled, ${outOfOrder} out of order, ${resets} loaded anew\n`,
);
process.exitCode = missed + doubled + outOfOrder === 0 ? 0 : 1;
