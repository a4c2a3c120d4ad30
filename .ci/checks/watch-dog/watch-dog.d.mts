/** Ends a process whose test file takes longer than the limit, and says where it stood. */
export interface WatchDog {
  /** A test file begins; one that is already watched goes on counting. */
  begin(file: string): void;
  /** The test that runs now, or none, as between tests. */
  running(test: string | undefined): void;
  /** The file has ended. */
  end(): void;
}

export function startWatchDog(limit: { minutes: number; queues?: () => string[] }): WatchDog;
