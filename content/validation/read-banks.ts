import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Bank } from '../bank-schema.ts';
import { bankSchema } from '../bank-schema.ts';
import type { Finding } from './finding.ts';

export interface BankFile {
  /** `<category>/<slug>.json`. */
  readonly path: string;
  readonly text: string;
}

const rule = 'a bank has the shape of a bank';

const error = (slug: string, message: string, n?: number): Finding => ({
  slug,
  ...(n === undefined ? {} : { n }),
  rule,
  severity: 'error',
  message,
});

const parseJson = (text: string): { value: unknown } | { message: string } => {
  try {
    return { value: JSON.parse(text) };
  } catch (cause) {
    return { message: cause instanceof Error ? cause.message : String(cause) };
  }
};

/** The bank in a file, or what keeps it from being one. */
export const parseBank = ({ path, text }: BankFile): { bank?: Bank; findings: readonly Finding[] } => {
  const slug = basename(path, '.json');
  const json = parseJson(text);
  if ('message' in json) return { findings: [error(slug, `no JSON: ${json.message}`)] };
  const parsed = bankSchema.safeParse(json.value);
  if (!parsed.success) {
    const findings = parsed.error.issues.map(({ path: [list, i, ...rest], message }) =>
      list === 'questions' && typeof i === 'number'
        ? error(slug, `${rest.join('.')} ${message}`.trim(), i + 1)
        : error(slug, `${list === undefined ? '' : String(list)} ${message}`.trim()),
    );
    return { findings };
  }
  const bank = parsed.data;
  const wanted = `${bank.category}/${bank.slug}.json`;
  return path === wanted
    ? { bank, findings: [] }
    : { bank, findings: [error(slug, `stands in ${path}, its place is ${wanted}`)] };
};

/** All bank files under a directory of categories, in order. */
export const readBankFiles = async (directory: string): Promise<BankFile[]> => {
  const paths = (await readdir(directory, { recursive: true }))
    .filter((path) => path.endsWith('.json'))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      path: path.replaceAll('\\', '/'),
      text: await readFile(join(directory, path), 'utf8'),
    })),
  );
};
