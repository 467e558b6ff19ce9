import type { Document, UpdateDescription } from 'mongodb';

type Parent = Record<string, unknown>;

const copyOf = (value: unknown): Parent =>
  (Array.isArray(value) ? [...value] : { ...(value as Parent | null | undefined) }) as Parent;

/** What holds the field at a path, with the last part of the path; made where a later change has taken it away. */
function parentOf(document: Document, path: string): readonly [Parent, string] {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let parent: Parent = document;
  for (const name of names) {
    const copy = copyOf(parent[name]);
    parent[name] = copy;
    parent = copy;
  }
  return [parent, last];
}

/**
 * A document after an update. Applied to a later state, with all that came since applied after it, it comes to the same: each
 * names the values that it left, never a difference.
 */
export function applyUpdate(
  before: Document,
  { removedFields = [], truncatedArrays = [], updatedFields = {} }: Partial<UpdateDescription>,
): Document {
  const document = copyOf(before);
  for (const path of removedFields) {
    const [parent, name] = parentOf(document, path);
    delete parent[name];
  }
  for (const { field, newSize } of truncatedArrays) {
    const [parent, name] = parentOf(document, field);
    const list = parent[name];
    if (Array.isArray(list)) parent[name] = list.slice(0, newSize);
  }
  for (const [path, value] of Object.entries(updatedFields)) {
    const [parent, name] = parentOf(document, path);
    parent[name] = value;
  }
  return document;
}
