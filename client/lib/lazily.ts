/**
 * Makes a thing when it is first wanted. For what takes long to make, as the formats of `Intl` do (up to 20 ms on a
 * phone): a module that makes one as it loads keeps its page from answering, even where nobody will see a date.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
