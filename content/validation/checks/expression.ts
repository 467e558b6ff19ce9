const token = /\s*(?:(\d+(?:\.\d+)?)|(\*\*|[-+*/%^()!]))/y;

const tokenise = (text: string): string[] | undefined => {
  const source = text.trim().replace(/[−–]/g, '-').replace(/×/g, '*').replace(/÷/g, '/');
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    const value = found?.[1] ?? found?.[2];
    if (value === undefined) return undefined;
    tokens.push(value === '**' ? '^' : value);
  }
  return tokens;
};

const factorial = (value: number): number => {
  if (!Number.isInteger(value) || value < 0 || value > 20) return Number.NaN;
  return value < 2 ? 1 : value * factorial(value - 1);
};

const apply: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

/**
 * The value of an arithmetic expression, or undefined when it is none.
 * Knows numbers, + - * / %, powers (`^` or `**`, from the right), factorials and parentheses.
 */
export const evaluate = (text: string): number | undefined => {
  const tokens = tokenise(text);
  if (!tokens || tokens.length === 0) return undefined;
  let at = 0;
  const take = (...wanted: string[]): string | undefined => {
    const next = tokens[at];
    if (next === undefined || !wanted.includes(next)) return undefined;
    at++;
    return next;
  };

  const atom = (): number => {
    if (take('(')) {
      const value = sum();
      return take(')') ? value : Number.NaN;
    }
    const next = tokens[at++];
    return next !== undefined && /^\d/.test(next) ? Number(next) : Number.NaN;
  };
  const postfix = (): number => {
    let value = atom();
    while (take('!')) value = factorial(value);
    return value;
  };
  const power = (): number => {
    const base = postfix();
    return take('^') ? base ** unary() : base;
  };
  const unary = (): number => (take('-') ? -unary() : power());
  const chain = (operand: () => number, ...operators: string[]): number => {
    let value = operand();
    for (let op = take(...operators); op !== undefined; op = take(...operators))
      value = apply[op]?.(value, operand()) ?? Number.NaN;
    return value;
  };
  const product = (): number => chain(unary, '*', '/', '%');
  const sum = (): number => chain(product, '+', '-');

  const value = sum();
  return at === tokens.length && Number.isFinite(value) ? value : undefined;
};
