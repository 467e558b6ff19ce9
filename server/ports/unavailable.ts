/** Something that the site depends on is away for now. Who asked may try again; users are told so. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable';
}
