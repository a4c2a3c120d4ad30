import ts from 'typescript';

/** The tests of a file by their titles, as they stand in the source: no comment is one. */
export function testsOf(source: string): ReadonlyMap<string, ts.CallExpression> {
  const file = ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, true);
  const calls = nodesIn(file).filter(ts.isCallExpression);
  return new Map(
    calls.flatMap((call) => {
      const [title] = call.arguments;
      if (!title || !ts.isStringLiteralLike(title)) return [];
      return ['it', 'test'].includes(rootOf(call)) ? [[title.text, call] as const] : [];
    }),
  );
}

/**
 * Whether a test expects a text: it stands in what an `expect` says, by itself, by a constant, or by a table of
 * cases.
 */
export function expectsText(test: ts.CallExpression, text: string): boolean {
  const nodes = nodesIn(test);
  const expected = nodes.filter((node) => ts.isCallExpression(node) && rootOf(node) === 'expect');
  const namesExpected = new Set(
    expected.flatMap((call) => nodesIn(call).filter(ts.isIdentifier)).map((name) => name.text),
  );
  return nodes
    .filter((node) => textOf(node)?.includes(text))
    .some((literal) => {
      for (let node = literal.parent; node !== test.parent; node = node.parent) {
        if (expected.includes(node)) return true;
        if (ts.isVariableDeclaration(node)) return isNamed(node.name, namesExpected);
        if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
          return node.initializer.declarations.some(({ name }) => isNamed(name, namesExpected));
        }
        if (ts.isCallExpression(node) && isEach(node.expression)) {
          const [, body] = test.arguments;
          const parameters = body && ts.isArrowFunction(body) ? body.parameters : [];
          return parameters.some(({ name }) => isNamed(name, namesExpected));
        }
      }
      return false;
    });
}

function nodesIn(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (each: ts.Node) => {
    found.push(each);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The name that a chain of calls begins with: `expect` of `expect(a).resolves.toBe(b)`. */
function rootOf(call: ts.CallExpression): string {
  let node: ts.Expression = call;
  while (!ts.isIdentifier(node)) {
    if (!ts.isCallExpression(node) && !ts.isPropertyAccessExpression(node)) return '';
    node = node.expression;
  }
  return node.text;
}

function isNamed(name: ts.BindingName, names: ReadonlySet<string>): boolean {
  if (ts.isIdentifier(name)) return names.has(name.text);
  return name.elements.some((each) => ts.isBindingElement(each) && isNamed(each.name, names));
}

function isEach(callee: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(callee) && callee.name.text === 'each';
}

/** What a literal says, its pattern or the parts of a template without its values. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isRegularExpressionLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('…');
}
