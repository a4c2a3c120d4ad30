import { afterEach } from 'vitest';
import { createCaller, type Caller, type CallerOptions } from '../call/caller.ts';
import { startOddServer, type OddAnswer, type OddServer } from './odd-server.ts';

/** Gives the tests of a file servers with scripted answers, which end with the test. */
export function useOddServer() {
  const fixture: { server: OddServer } = { server: undefined as never };
  const started: OddServer[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.stop()));
  });

  /** Starts a server with these answers, for somebody who calls it without a token. */
  async function callerOf(
    answers: OddAnswer[],
    options: Partial<CallerOptions> = {},
  ): Promise<Caller> {
    fixture.server = await startOddServer(...answers);
    started.push(fixture.server);
    return createCaller({
      baseUrl: fixture.server.url,
      locale: () => 'ru',
      token: null,
      ...options,
    });
  }

  return Object.assign(fixture, { callerOf });
}
