import { flushCompileCache } from 'node:module';

/*
 * Loaded into each process of a stack before its own code.
 *
 * What was compiled is otherwise written to the cache at an orderly end, to which these do not come.
 */
setTimeout(flushCompileCache, 3_000).unref();

/** A signal moves the monotonic clock of this process on, by as much as the server waits for its database. */
const monotonic = performance.now.bind(performance);
let passed = 0;
performance.now = () => monotonic() + passed;
process.on('SIGUSR2', () => {
  passed += 5 * 60_000;
});

/** By how much the clock of this process is ahead. */
const ahead = Number(process.env['STACK_CLOCK_AHEAD_SECONDS'] ?? 0) * 1000;
if (ahead > 0) {
  const RealDate = Date;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values: unknown[], newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
