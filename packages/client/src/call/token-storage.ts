/** Where a client without cookies keeps its session token. */
export interface TokenStorage {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

/** Keeps the token in memory: the session ends with the process. */
export function createMemoryTokenStorage(): TokenStorage {
  let token: string | null = null;
  return {
    read: () => token,
    write: (value) => {
      token = value;
    },
    clear: () => {
      token = null;
    },
  };
}
