/** The cards whose title or description contains the text, whatever the case; all of them for an empty text. */
export function searchCards<Card extends { title: string; description: string }>(
  cards: readonly Card[],
  text: string,
): readonly Card[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return cards;
  return cards.filter((card) => `${card.title}\n${card.description}`.toLowerCase().includes(wanted));
}
