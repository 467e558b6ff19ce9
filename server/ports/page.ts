/** Where a page of a list ended: the next one begins after it. Of rows of one moment the id tells the order. */
export interface Place {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly id: string;
}

/** A part of a list that may be long. */
export interface PageWish {
  /** Null for the first page. */
  readonly after: Place | null;
  readonly limit: number;
  /** What the rows' texts contain, whatever the case; null for all rows. */
  readonly containing: string | null;
}
