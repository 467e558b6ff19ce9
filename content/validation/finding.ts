export type Severity = 'error' | 'warning' | 'skipped';

/** One thing found in a bank. `n` is the question's number; without it the whole bank is meant. */
export interface Finding {
  readonly slug: string;
  readonly n?: number;
  /** The rule in its own words. */
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
}

/** `<slug>#<n>: message`, with the severity named when it is not an error. */
export const formatFinding = ({ slug, n, severity, message }: Finding): string =>
  `${slug}#${n ?? '-'}: ${severity === 'error' ? '' : `(${severity}) `}${message}`;
