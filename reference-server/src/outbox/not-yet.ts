/** Delivering a row has to wait, although nothing failed: it goes back as if it had not been tried. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
  /** When it may be tried. */
  readonly at: Date;

  constructor(at: Date) {
    super(`not before ${at.toISOString()}`);
    this.at = at;
  }
}
