/** Something a person can mend: its message says what happened, why, and what to do. */
export class ActionableError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
