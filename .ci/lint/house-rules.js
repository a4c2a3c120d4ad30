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
  },
};
