/** One more than a letter has in any language, by Unicode's own bound for texts in a stream (UAX #15). */
const MARKS_IN_A_ROW = /\p{M}{31}/u;

export const hasMarksInARow = (text: string): boolean => MARKS_IN_A_ROW.test(text);

/**
 * The one form in which text is stored and compared: what looks the same is the same, and no store changes it on the way
 * (half of a surrogate pair has no UTF-8). Of a text without many marks in a row: they are sorted.
 */
export function oneForm(text: string): string {
  return text.toWellFormed().normalize('NFC');
}

/** At most so many characters of a text, each of them whole. */
export function shortened(text: string, characters: number): string {
  return [...text].slice(0, characters).join('');
}

/** Spaces, and what shows nothing: marks of direction, joiners, selectors, fillers. */
const UNSEEN = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Without the spaces and the marks at its ends, which keyboards and clipboards add: a joiner between two letters is a part of the word. */
export function trimmed(text: string): string {
  const characters = [...text];
  const isSeen = (character: string) => !UNSEEN.test(character);
  return characters.slice(characters.findIndex(isSeen), characters.findLastIndex(isSeen) + 1).join('');
}
