/** Something that the site depends on is away for now. Who asked may try again; users are told so. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}

/** Too many wait for it already. */
export class TooBusy extends Unavailable {
  override readonly name = 'TooBusy';
  /** Whole seconds until the next try. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too many wait');
    this.retryAfter = retryAfter;
  }
}
