import { afterEach } from 'vitest';
import { createCaller, type Caller, type CallerOptions } from '../call/caller.ts';
import { startOddServer, type OddAnswer, type OddServer } from './odd-server.ts';

/** Gives the tests of a file servers that answer as they are told, and that end with the test. */
export function useOddHouse() {
  const house: { server: OddServer } = { server: undefined as never };
  const started: OddServer[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  });

  /** Starts a server with these answers, for somebody who calls it without a token. */
  async function callerOf(
    answers: OddAnswer[],
    options: Partial<CallerOptions> = {},
  ): Promise<Caller> {
    house.server = await startOddServer(...answers);
    started.push(house.server);
    return createCaller({ baseUrl: house.server.url, locale: () => 'ru', token: null, ...options });
  }

  return Object.assign(house, { callerOf });
}
