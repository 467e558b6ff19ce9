export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a page of metrics says, in Prometheus' text format. */
export interface SeenMetrics {
  readonly samples: readonly Sample[];
  /** The sample of that name with exactly these labels; undefined when the page has none. */
  value(name: string, labels?: Sample['labels']): number | undefined;
}

const SAMPLE = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/;
const LABEL = /(?<label>\w+)="(?<labelValue>(?:[^"\\]|\\.)*)"/g;

function labelsOf(text = ''): Record<string, string> {
  const pairs = [...text.matchAll(LABEL)].map(({ groups }) => [groups?.label, groups?.labelValue]);
  return Object.fromEntries(pairs);
}

function parseLine(line: string): Sample {
  const groups = SAMPLE.exec(line)?.groups;
  if (!groups?.name) throw new Error(`not a sample: ${line}`);
  return { name: groups.name, labels: labelsOf(groups.labels), value: Number(groups.value) };
}

function isSame(labels: Sample['labels'], others: Sample['labels']): boolean {
  const names = Object.keys(labels);
  return names.length === Object.keys(others).length && names.every((name) => labels[name] === others[name]);
}

/** Throws at a line that is neither a comment nor a sample. */
export function parseMetrics(text: string): SeenMetrics {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const samples = lines.map(parseLine);
  return {
    samples,
    value: (name, labels = {}) =>
      samples.find((sample) => sample.name === name && isSame(sample.labels, labels))?.value,
  };
}
