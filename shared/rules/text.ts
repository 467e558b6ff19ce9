/**
 * The one form in which text is stored and compared: what looks the same is the same, and no store changes it on the way
 * (half of a surrogate pair has no UTF-8).
 */
export function oneForm(text: string): string {
  return text.toWellFormed().normalize('NFC');
}

/** At most so many characters of a text, each of them whole. */
export function shortened(text: string, characters: number): string {
  return [...text].slice(0, characters).join('');
}
