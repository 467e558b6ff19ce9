import { type ESTree, parseSync } from 'vite';
import { featureOf, featuresNamed, isSupported, objectNamed, regExpFeature } from './browser-data.ts';

type Node = ESTree.Node;

/** Objects that are there by another name than their kind's. */
const KINDS: Record<string, string> = {
  navigator: 'Navigator',
  crypto: 'Crypto',
  document: 'Document',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
  window: 'Window',
};
const GLOBAL = new Set(['window', 'globalThis', 'self']);
/** Calls that give an iterator, whose helpers have the names of an array's methods. */
const ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);
const FLAGS: Record<string, string> = { v: 'unicodeSets', d: 'hasIndices' };

/**
 * The functions of browsers and of the language that a script uses and the oldest supported browser lacks, by MDN's data. What stands
 * on its own (`Promise.withResolvers`, `structuredClone`) is known for sure; a method (`toSorted`) by its name, where nothing
 * of that name is supported.
 */
export function unsupported(source: string, file = 'script.js'): ReadonlySet<string> {
  const { program } = parseSync(file, source);
  const found = new Set<string>();
  const own = namesDeclaredIn(program);
  const judge = (name: string, features: readonly (Parameters<typeof isSupported>[0] | undefined)[]) => {
    const known = features.filter((feature) => feature !== undefined);
    if (known.length > 0 && !known.some(isSupported)) found.add(name);
  };

  walk(program, (node, parent) => {
    if (node.type === 'Identifier' && isReference(node, parent) && !own.has(node.name)) {
      judge(node.name, [objectNamed(node.name)?.__compat ?? featureOf('Window', node.name)]);
    } else if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const { object } = node;
      const { name } = node.property;
      const isGlobal = object.type === 'Identifier' && !own.has(object.name);
      const kind = isGlobal ? (KINDS[object.name] ?? object.name) : '';
      if (isGlobal && GLOBAL.has(object.name))
        judge(name, [objectNamed(name)?.__compat ?? featureOf('Window', name)]);
      else if (objectNamed(kind))
        judge(`${object.type === 'Identifier' ? object.name : ''}.${name}`, [featureOf(kind, name)]);
      else if (isIterator(object)) judge(`Iterator.${name}`, [featureOf('Iterator', name)]);
      else if (parent?.type === 'CallExpression' && parent.callee === node) judge(name, featuresNamed(name));
    } else if (node.type === 'Literal' && 'regex' in node) {
      for (const flag of node.regex.flags) {
        if (FLAGS[flag]) judge(`/${flag}`, [featureOf('RegExp', FLAGS[flag])]);
      }
      if (/\(\?[ims]*-?[ims]+:/.test(node.regex.pattern)) judge('(?i:', [regExpFeature('modifier')]);
      if (/\(\?<[=!]/.test(node.regex.pattern)) judge('(?<=', [regExpFeature('lookbehind_assertion')]);
    }
  });
  return found;
}

function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { object, property } = node.callee;
  const isObject = object.type === 'Identifier' && object.name === 'Object';
  return property.type === 'Identifier' && ITERATORS.has(property.name) && !isObject;
}

/** Not the name of a property, and not only asked for. */
function isReference(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent?.type === 'Property') return parent.value === node || parent.computed;
  if (parent?.type === 'UnaryExpression') return parent.operator !== 'typeof';
  return ![
    'MethodDefinition',
    'PropertyDefinition',
    'LabeledStatement',
    'BreakStatement',
    'ContinueStatement',
  ].includes(parent?.type ?? '');
}

function namesDeclaredIn(program: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const declare = (pattern: Node | null) => {
    if (pattern?.type === 'Identifier') names.add(pattern.name);
    else if (pattern && /Pattern|RestElement/.test(pattern.type))
      walk(pattern, (node) => node.type === 'Identifier' && names.add(node.name));
  };
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator') declare(node.id);
    else if ('params' in node && Array.isArray(node.params)) (node.params as Node[]).forEach(declare);
    else if (node.type === 'CatchClause') declare(node.param);
    else if (node.type.startsWith('Import') && 'local' in node) declare(node.local as Node);
    if (/^(Function|Class)/.test(node.type) && 'id' in node) declare(node.id as Node | null);
  });
  return names;
}

function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => unknown,
  parent: Node | null = null,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') walk(child, visit, node);
    }
  }
}
