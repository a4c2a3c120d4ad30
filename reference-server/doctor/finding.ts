/** How it is: as it should be, worth a look, or to be mended before strangers come. */
type Level = 'ok' | 'warning' | 'wrong';

/** What was found at one point. */
export interface Finding {
  /** A short name that stays the same, for programs. */
  readonly check: string;
  readonly level: Level;
  /** What is so, and what follows from it. Never holds a secret. */
  readonly what: string;
  /** What to run, or to set. */
  readonly todo?: string;
}

/** It is as it should be. */
export function ok(check: string, what: string): Finding {
  return { check, level: 'ok', what };
}

/** It may be meant so. */
export function warning(check: string, what: string, todo: string): Finding {
  return { check, level: 'warning', what, todo };
}

/** It must be mended. */
export function wrong(check: string, what: string, todo: string): Finding {
  return { check, level: 'wrong', what, todo };
}

/** For people: one line for each, what to do below it. */
export function asText(findings: readonly Finding[]): string {
  return findings
    .map(({ check, level, what, todo }) => {
      const line = `${level.padEnd(7)}  ${check.padEnd(16)} ${what}`;
      return todo === undefined ? line : `${line}\n${' '.repeat(26)}→ ${todo}`;
    })
    .join('\n');
}
