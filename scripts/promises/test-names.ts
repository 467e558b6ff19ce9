import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type CallExpression, type Expression, parseSync, type TemplateLiteral } from '@swc/core';

export interface NamedTest {
  /** With the names of the groups that it is in. */
  readonly name: string;
  /** Where it is written. */
  readonly file: string;
}

interface Source {
  readonly tests: readonly NamedTest[];
  readonly imports: readonly string[];
}

/** `describe`, and what is made of it (`describeFaults`). */
const GROUP = /^describe/;
/** `journey` and what is made of it are tests with a browser. */
const TEST = /^(?:it|test)$|journey$/i;
/** What is named and never run. */
const NEVER = new Set(['skip', 'todo']);

/** `it`, `it.each(rows)`, `it.runIf(x)` … : the function at its root, and what is asked of it on the way. */
function calleeOf(expression: Expression | { type: string }): { root: string; asked: string[] } {
  const node = expression as Expression;
  switch (node.type) {
    case 'Identifier':
      return { root: node.value, asked: [] };
    case 'MemberExpression': {
      const { root, asked } = calleeOf(node.object);
      return { root, asked: node.property.type === 'Identifier' ? [...asked, node.property.value] : asked };
    }
    case 'CallExpression':
      return calleeOf(node.callee);
    case 'TsInstantiation':
      return calleeOf(node.expression);
    default:
      return { root: '', asked: [] };
  }
}

const templateText = ({ quasis }: TemplateLiteral) =>
  quasis.map(({ cooked, raw }) => cooked ?? raw).join('…');

function nameOf(call: CallExpression): string | undefined {
  const name = call.arguments[0]?.expression;
  if (name?.type === 'StringLiteral') return name.value;
  if (name?.type === 'TemplateLiteral') return templateText(name as TemplateLiteral);
  return undefined;
}

type Visit = (node: object, groups: readonly string[]) => void;

function children(node: object, groups: readonly string[], visit: Visit): void {
  for (const value of Object.values(node)) {
    if (value !== null && typeof value === 'object') visit(value, groups);
  }
}

function read(file: string): Source {
  const tests: NamedTest[] = [];
  const imports: string[] = [];

  const visit: Visit = (node, groups) => {
    const { type, source } = node as { type?: string; source?: { value?: string } };
    if (type === 'ImportDeclaration' && source?.value?.startsWith('.')) imports.push(source.value);
    if (type !== 'CallExpression') return children(node, groups, visit);
    const call = node as CallExpression;
    const { root, asked } = calleeOf(call.callee);
    const name = nameOf(call);
    const isNamed = name !== undefined && (GROUP.test(root) || TEST.test(root));
    if (!isNamed) return children(node, groups, visit);
    if (asked.some((word) => NEVER.has(word))) return;
    const names = [...groups, name];
    if (TEST.test(root)) tests.push({ name: names.join(' › '), file });
    else children(node, names, visit);
  };

  const syntax = { syntax: 'typescript', tsx: file.endsWith('x') } as const;
  visit(parseSync(readFileSync(file, 'utf8'), syntax), []);
  return { tests, imports: imports.map((path) => resolve(dirname(file), path)).filter(existsSync) };
}

/** Where tests stand that several test files run: contract suites, cases of journeys, faults of both modes. */
const SHARED = /[\\/](?:tests|testing)[\\/].*\.tsx?$/;

/** Reads test files as text: nothing of them runs. */
export function createTestNames(): (file: string) => NamedTest[] {
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = sources.get(file) ?? read(file);
    sources.set(file, known);
    return known;
  };

  /** The tests that running a file runs: its own, and those of the suites that it imports. */
  return (file) => {
    const seen = new Set<string>();
    const collect = (path: string): NamedTest[] => {
      if (seen.has(path)) return [];
      seen.add(path);
      const { tests, imports } = sourceOf(path);
      return [...tests, ...imports.filter((each) => SHARED.test(each)).flatMap(collect)];
    };
    return collect(file);
  };
}
