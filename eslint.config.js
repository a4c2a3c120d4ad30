import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const configFiles = ['**/*.config.ts', 'packages/ui/storybook/*'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/generated/',
    '**/coverage/',
    '**/storybook-static/',
    '**/test-results/',
    '.toolchain/',
    '.portal/',
    // Leads to packages/ui/storybook, which is checked.
    '.storybook/',
  ]),
  // Every rule stands here or nowhere: no comment in a file can switch one off.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  {
    // Served to the browser as they stand.
    files: ['reference-server/sandbox/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNever: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // An async function without await still turns what it throws into a rejection.
      '@typescript-eslint/require-await': 'off',
      // A callback may promise to be done later or not.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // What factories make does not know this.
      '@typescript-eslint/unbound-method': 'off',
      // Matchers such as expect.any() stand for a value of any type.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      // Text from outside is checked for control characters, which names them.
      'no-control-regex': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export it by name, so that it is called the same everywhere.',
        },
      ],
    },
  },
  {
    files: ['packages/ui/**/*.{ts,tsx}', 'reference-app/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // The kit takes the app's link from a context.
      'react-hooks/static-components': 'off',
      // Nothing is compiled here, so a virtualiser cannot be memoized wrongly.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: ['**/*.{test,test-d}.{ts,tsx}', 'reference-app/e2e/**', 'reference-server/test/**'],
    rules: {
      // An index a test is sure of fails the test by itself when it is wrong.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // What a person runs and reads in a terminal.
    files: [
      'reference-server/{start,sandbox/main}.ts',
      'reference-server/{prisma,demo}/**',
      'reference-app/e2e/screens.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // The specification wants it in the browser's console.
    files: ['reference-app/src/shared/push/register-worker.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tools read the default export of these.
    files: [...configFiles, '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: [
      '**/{utils,util,helpers,helper,types,misc,common}.{ts,tsx}',
      '**/{utils,helpers,types,misc,common}/**/*.{ts,tsx}',
      '**/*[A-Z_]*.{ts,tsx}',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the file after its one idea, in kebab-case.' },
      ],
    },
  },
);
