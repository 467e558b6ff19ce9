import { z } from 'zod';

/** Where a page ended, as a text that clients give back as they got it. */
export function writeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Undefined unless it is a cursor of that list. */
export function readCursor<T>(cursor: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

export const placeSchema = z.object({ at: z.int(), id: z.string().max(100) });
