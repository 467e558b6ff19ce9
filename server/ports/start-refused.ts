/** The process can't start as it is configured or where it is; the message says why in one line. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
