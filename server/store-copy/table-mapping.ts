import type { SQLInputValue } from 'node:sqlite';
import type { Document } from 'mongodb';
import type { Documents } from '../adapters/mongo/documents.ts';

export type Row = Readonly<Record<string, SQLInputValue>>;

/** A table of the embedded store, and the collection that holds the same. */
export interface ReadTable {
  readonly table: string;
  readonly collection: keyof Documents;
  readonly columns: readonly string[];
  /** Of the one document that is a row, where not all of them are. */
  readonly onlyId?: string;
  toRow(document: Document): Row;
}

/** The same where documents are made of its rows too. */
export interface MappedTable extends ReadTable {
  toDocument(row: Row): Document;
}

/** A field and a column that hold the same value, each in its own way. */
interface ColumnField {
  readonly column: string;
  readonly toField: (value: SQLInputValue) => unknown;
  readonly toColumn: (value: unknown) => SQLInputValue;
}

/** A field without a column: it follows from the row. */
interface DerivedField {
  readonly derive: (row: Row) => unknown;
}

type Field = string | ColumnField | DerivedField;

/** What no field should hold goes on as text, so that the audit meets it. */
function asScalar(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value === null || value === undefined ? null : String(value);
}

const asItIs = (column: string): ColumnField => ({
  column,
  toField: (value) => value,
  toColumn: asScalar,
});

export const json = (column: string): ColumnField => ({
  column,
  toField: (value) => (value === null ? null : JSON.parse(String(value))),
  toColumn: (value) => (value === null || value === undefined ? null : JSON.stringify(value)),
});

export const flag = (column: string): ColumnField => ({
  column,
  toField: (value) => value === 1,
  // What an older release left out is not set.
  toColumn: (value) => Number(value ?? false),
});

/** A number that an older release left out is 0. */
export const counted = (column: string): ColumnField => ({
  ...asItIs(column),
  toColumn: (value) => asScalar(value ?? 0),
});

export const derived = (derive: DerivedField['derive']): DerivedField => ({ derive });

export interface MappingParts<Stored> {
  readonly table: string;
  readonly collection: keyof Documents;
  /** Every field of the document, so that a new one can't be forgotten. */
  readonly fields: { readonly [Name in keyof Stored]-?: Field };
  /** Columns that say nothing. */
  readonly fixed?: Row;
}

/** Maps rows and documents by their columns and fields. */
export function mapTable<Stored>({
  table,
  collection,
  fields,
  fixed = {},
}: MappingParts<Stored>): MappedTable {
  const named = Object.entries<Field>(fields);
  const stored = named.flatMap(([name, field]): [string, ColumnField][] => {
    if (typeof field === 'string') return [[name, asItIs(field)]];
    return 'column' in field ? [[name, field]] : [];
  });
  const following = named.flatMap(([name, field]): [string, DerivedField][] =>
    typeof field === 'object' && 'derive' in field ? [[name, field]] : [],
  );
  return {
    table,
    collection,
    columns: [...stored.map(([, { column }]) => column), ...Object.keys(fixed)],
    toRow: (document) => ({
      ...Object.fromEntries(stored.map(([name, { column, toColumn }]) => [column, toColumn(document[name])])),
      ...fixed,
    }),
    toDocument: (row) => ({
      ...Object.fromEntries(
        stored.map(([name, { column, toField }]) => [name, toField(row[column] ?? null)]),
      ),
      ...Object.fromEntries(following.map(([name, { derive }]) => [name, derive(row)])),
    }),
  };
}
