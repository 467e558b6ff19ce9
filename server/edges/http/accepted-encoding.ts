export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of our encodings that a request accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const refused = /;\s*q=0(?:\.0*)?$/;
  const accepted = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
}
