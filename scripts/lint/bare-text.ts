import { type ESTree, parseSync, Visitor } from 'vite';

type Children = ESTree.JSXElement['children'];
type Child = Children[number];

/** Elements that a hook of another file returns. */
const FROM_ELSEWHERE = ['region'];

export interface BareText {
  line: number;
  text: string;
}

/**
 * Texts that stand bare beside siblings and may change. A browser that translates a page puts elements in the place of its texts:
 * React then changes a text that is no longer there, or throws where it inserts before it. An element of its own keeps its text.
 */
export function bareTexts(path: string, source: string): readonly BareText[] {
  const { program } = parseSync(path, source);
  const elements = namesOfElements(program);
  const found: BareText[] = [];
  const at = ({ start, end }: Child): BareText => ({
    line: source.slice(0, start).split('\n').length,
    text: source.slice(start, end).trim(),
  });

  function look(children: Children, alone: boolean): void {
    const shown = children.filter(isShown);
    if (alone && shown.length < 2) return;
    const values = shown
      .filter((child) => child.type === 'JSXExpressionContainer')
      .filter(({ expression }) => expression.type !== 'Literal');
    const texts = values.filter(({ expression }) => !isElement(expression, elements));
    found.push(...texts.map(at));
    // What comes and goes is inserted before the text that follows it.
    if (texts.length === 0 && values.length > 0) found.push(...shown.filter(isWord).map(at));
  }
  /** React takes one element for another of its kind in the same place, and changes what is in it. */
  function compare(elements: readonly ESTree.JSXElement[]): void {
    for (const element of elements) {
      const { name, attributes } = element.openingElement;
      const hasKey = attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'key');
      const tag = nameOf(name);
      const isAlone = elements.filter((each) => nameOf(each.openingElement.name) === tag).length < 2;
      if (!hasKey && !isAlone) found.push(...wordsWithSiblings(element).map(at));
    }
  }
  const nameOf = ({ start, end }: ESTree.Node) => source.slice(start, end);
  new Visitor({
    JSXElement: ({ children }) => look(children, true),
    // A fragment's texts get the siblings that its place has.
    JSXFragment: ({ children }) => look(children, false),
    ConditionalExpression: (node) => compare(alternatives(node)),
    FunctionDeclaration: ({ body }) => body && compare(allReturned(body)),
  }).visit(program);
  return found;
}

/** The elements of which one stands in a place, by `?` and `:`. */
function alternatives(node: ESTree.Node | null): readonly ESTree.JSXElement[] {
  if (node?.type === 'JSXElement') return [node];
  if (node?.type === 'ParenthesizedExpression') return alternatives(node.expression);
  return node?.type === 'ConditionalExpression'
    ? [...alternatives(node.consequent), ...alternatives(node.alternate)]
    : [];
}

/** The elements of which a function returns one, in whatever `if` they stand. */
function allReturned(node: ESTree.Statement): readonly ESTree.JSXElement[] {
  if (node.type === 'BlockStatement') return node.body.flatMap(allReturned);
  if (node.type === 'IfStatement')
    return [node.consequent, ...(node.alternate ? [node.alternate] : [])].flatMap(allReturned);
  return node.type === 'ReturnStatement' ? alternatives(node.argument) : [];
}

function wordsWithSiblings({ children }: ESTree.JSXElement): readonly Child[] {
  const shown = children.filter(isShown);
  const inside = shown.filter((child) => child.type === 'JSXElement').flatMap(wordsWithSiblings);
  return shown.length < 2 ? inside : [...shown.filter(isWord), ...inside];
}

function isShown(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Words that stay as they are; a space, `{' '}`, is none. */
function isWord(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return (
    child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'Literal' &&
    String(child.expression.value).trim() !== ''
  );
}

/** An element, several or none by its syntax, or by a name that this file says to hold one. */
function isElement(node: ESTree.Node | null, names: ReadonlySet<string>): boolean {
  const all = (...nodes: (ESTree.Node | null)[]) => nodes.every((each) => isElement(each, names));
  switch (node?.type) {
    case undefined:
    case 'JSXElement':
    case 'JSXFragment':
      return true;
    case 'Literal':
      return node.value === null || node.value === false;
    case 'Identifier':
      return node.name === 'undefined' || names.has(node.name);
    case 'MemberExpression':
      return node.property.type === 'Identifier' && names.has(node.property.name);
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate);
    case 'LogicalExpression':
      return node.operator === '&&' ? all(node.right) : all(node.left, node.right);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return all(node.expression);
    case 'CallExpression':
      // `list.map((each) => <li />)`, `useMemo(() => <p />, [each])`
      return node.arguments.some((each) => each.type === 'ArrowFunctionExpression' && all(each));
    case 'ArrowFunctionExpression':
      return all(...(node.body.type === 'BlockStatement' ? returned(node.body) : [node.body]));
    default:
      return false;
  }
}

const returned = ({ body }: ESTree.BlockStatement) =>
  body.filter((statement) => statement.type === 'ReturnStatement').map(({ argument }) => argument);

/** Names with the type `ReactElement` or `Elements`, and constants that hold an element. */
function namesOfElements(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>(FROM_ELSEWHERE);
  const typed = (key: ESTree.Node, annotation: ESTree.TSTypeAnnotation | null | undefined) => {
    if (key.type === 'Identifier' && isElementType(annotation?.typeAnnotation)) names.add(key.name);
  };
  new Visitor({
    TSPropertySignature: ({ key, typeAnnotation }) => typed(key, typeAnnotation),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier') return;
      typed(id, id.typeAnnotation);
      if (init !== null && isElement(init, names)) names.add(id.name);
    },
  }).visit(program);
  return names;
}

function isElementType(type: ESTree.TSType | undefined): boolean {
  if (type?.type === 'TSUnionType')
    return type.types.every((each) => each.type === 'TSUndefinedKeyword' || isElementType(each));
  return (
    type?.type === 'TSTypeReference' &&
    type.typeName.type === 'Identifier' &&
    ['ReactElement', 'Elements'].includes(type.typeName.name)
  );
}
