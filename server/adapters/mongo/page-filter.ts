import type { Document } from 'mongodb';
import type { PageWish } from '../../ports/page.ts';

export interface PageFields {
  /** The field of the moment. */
  readonly at: string;
  readonly order: 'asc' | 'desc';
  /** The fields that are searched. */
  readonly texts: readonly string[];
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** The conditions of one page, and its order by moment and id. */
export function pageOf(
  { after, containing }: PageWish,
  { at, order, texts }: PageFields,
): { readonly conditions: Document[]; readonly sort: Record<string, 1 | -1> } {
  const past = order === 'asc' ? '$gt' : '$lt';
  const direction = order === 'asc' ? 1 : -1;
  const conditions: Document[] = [];
  if (after) {
    // The first condition alone says how much of the index is read.
    conditions.push({ [at]: { [`${past}e`]: after.at } });
    conditions.push({ $or: [{ [at]: { [past]: after.at } }, { [at]: after.at, _id: { [past]: after.id } }] });
  }
  if (containing !== null) {
    const matching = { $regex: literally(containing), $options: 'i' };
    conditions.push({ $or: texts.map((text) => ({ [text]: matching })) });
  }
  return { conditions, sort: { [at]: direction, _id: direction } };
}
