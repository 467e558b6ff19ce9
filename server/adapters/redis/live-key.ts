/** What the channels of live events begin with: the same for every process of a site. */
export function liveKey(prefix: string): string {
  return `${prefix}:live`;
}
