import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '../../packages/domain/src/texts/catalogue.ts';
import { errorCatalogue } from '../../packages/domain/src/texts/error-catalogue.ts';
import { expectsText, testsOf } from '../../reference-app/e2e/asserted-texts.ts';
import { errorsShown } from '../../reference-app/e2e/specification-elsewhere.ts';
import { root } from '../run-process.mjs';

test.each(Object.entries(errorCatalogue))(
  'the text of %s in the error catalogue is expected by the test that meets its situation',
  (error, key) => {
    const { file, title } = errorsShown[error];
    const found = testsOf(readFileSync(path.join(root, file), 'utf8')).get(title);
    expect(found, `${file} › ${title}`).toBeDefined();
    const [text] = catalogue.ru[key].split('{');
    expect(expectsText(found, text), `${file} › ${title} expects «${text}»`).toBe(true);
  },
);

test.each([
  ["expect(page.getByText('Нет')).toBeVisible();", true],
  ["const said = 'Нет'; expect(a).toBe(said);", true],
  ["for (const [said] of [['Нет']]) { expect(a).toBe(said); }", true],
  ["// expect('Нет')\n expect(1).toBe(1);", false],
  ["await page.route('/', () => 'Нет'); expect(1).toBe(1);", false],
  ["const said = 'Нет'; expect(1).toBe(1);", false],
])('a text is expected by an expectation alone, and by no comment or route: %s', (body, isSo) => {
  const found = testsOf(`test('a', async ({ page }) => { ${body} });`).get('a');
  expect(expectsText(found, 'Нет')).toBe(isSo);
});

test('a text is expected by a table of cases, and a title is that of a test', () => {
  const table = testsOf("it.each([['Нет']])('%s', (text) => { expect(f()).toBe(text); });");
  expect(expectsText(table.get('%s'), 'Нет')).toBe(true);
  expect([...testsOf("// test('a', () => {})\ndescribe('b', () => {});").keys()]).toEqual([]);
});
