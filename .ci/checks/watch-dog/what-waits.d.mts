/** What waits for what in the databases that tests have open, a line each. */
export function whatWaits(
  started: readonly { pid: number; command: string }[],
  env?: NodeJS.ProcessEnv,
): Promise<string[]>;
