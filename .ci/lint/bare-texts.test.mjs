import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../run-process.mjs';
import { sourceFiles } from './architecture.mjs';

/** Names of what is drawn and is no text, given by another file. */
const renderedElsewhere = ['children', 'cloneElement', 'question', 'staffRoutes'];

/** And those that the file itself gives to such. */
function renderedNames(source) {
  const names = new Set(renderedElsewhere);
  const isDrawn = (node) => ts.isJsxOpeningLikeElement(node) || !!ts.forEachChild(node, isDrawn);
  const visit = (node) => {
    const isTyped = /React(Node|Element)\b/.test(node.type?.getText(source) ?? '');
    const made = ts.isVariableDeclaration(node) ? node.initializer : node.body;
    if (node.name && (isTyped || (made && isDrawn(made)))) names.add(node.name.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Texts that stand beside something else: translators take them from where React looks for them. */
function bareTexts(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const drawn = renderedNames(source);
  const isText = (node) => {
    if (ts.isJsxText(node)) return /\S/.test(node.text);
    if (ts.isJsxExpression(node)) return !!node.expression && isText(node.expression);
    if (ts.isParenthesizedExpression(node)) return isText(node.expression);
    if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse);
    if (ts.isBinaryExpression(node)) {
      const isAnd = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
      return isText(node.right) || (!isAnd && isText(node.left));
    }
    if (ts.isStringLiteralLike(node)) return /\S/.test(node.text);
    if (ts.isIdentifier(node)) return node.text !== 'undefined' && !drawn.has(node.text);
    if (ts.isPropertyAccessExpression(node)) return isText(node.name);
    if (ts.isCallExpression(node)) {
      const [made] = node.arguments;
      // What a list becomes.
      if (made && ts.isArrowFunction(made)) return isText(made.body);
      return isText(node.expression) && !(made && ts.isIdentifier(made) && !isText(made));
    }
    return ts.isTemplateExpression(node) || ts.isNumericLiteral(node);
  };
  const found = [];
  const visit = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const isBlank = (child) =>
        ts.isJsxText(child)
          ? child.containsOnlyTriviaWhiteSpaces || !child.text.trim()
          : ts.isJsxExpression(child) &&
            (!child.expression ||
              (ts.isStringLiteral(child.expression) && !child.expression.text.trim()));
      const children = node.children.filter((child) => !isBlank(child));
      if (children.length > 1 || ts.isJsxFragment(node))
        found.push(...children.filter(isText).map((child) => `${file}: ${child.getText().trim()}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('a text beside something else has an element of its own', () => {
  const files = sourceFiles().filter((file) =>
    /^(packages\/ui|reference-app)\/src\/.*(?<!\.(test|stories))\.tsx$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.flatMap((file) => bareTexts(file, readFileSync(path.join(root, file), 'utf8'))),
  ).toEqual([]);
});

test.each([
  ['<p>{isBusy && <Ring />}{label}</p>', ['{label}']],
  ['<p>× {quantity}</p>', ['×', '{quantity}']],
  ["<p><b>{label}</b>{isLate && t('late')}</p>", ["{isLate && t('late')}"]],
  ["<>{t('late')}</>", ["{t('late')}"]],
  ['<p>{`× ${quantity}`}</p>', []],
  ["<p><b>{label}</b>{' '}{isLate && <span>{late}</span>}</p>", []],
  ['<ul>{head && <li />}{lines.map((line) => <li>{line}</li>)}</ul>', []],
  ['<p><Ring />{children}</p>', []],
])('%s', (text, texts) => {
  expect(bareTexts('source.tsx', text)).toEqual(texts.map((each) => `source.tsx: ${each}`));
});
