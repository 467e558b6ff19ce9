// Those that the list of games shows too are the kit's.
const files = import.meta.glob<string>(['./assets/*.webp', '../../kit/art/*.webp'], {
  eager: true,
  import: 'default',
});
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.webp$/g, ''), address]),
);

/** The address of the drawing of a fighter, an attack or a sign, by its id. */
export const pictureOf = (id: string): string => addresses.get(id) ?? '';

/** Fetches every drawing, so that a fight asks for nothing any more. */
export function fetchPictures(): void {
  for (const address of addresses.values()) new Image().src = address;
}
