/** The house's own rules for the linter, which calls them as it calls its own. */
export default {
  meta: { name: 'house' },
  rules: {
    // Which names are meant stands in .oxlintrc.jsonc, as the files that the rule is on for.
    'one-idea-file-name': {
      create: (context) => ({
        Program: (node) =>
          context.report({ node, message: 'Name the file after its one idea, in kebab-case.' }),
      }),
    },
    // esbuild keeps all of zod that `import { z }` names: 70 KB more in whatever has one schema.
    'zod-as-namespace': {
      create: (context) => ({
        ImportDeclaration(node) {
          const named = node.specifiers.find(({ imported }) => imported?.name === 'z');
          if (named && node.source.value === 'zod')
            context.report({ node: named, message: 'Take `import * as z`, which can be shaken.' });
        },
      }),
    },
  },
};
