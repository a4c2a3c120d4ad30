import preview from '../packages/ui/storybook/preview.tsx';

/** Storybook reads tags and the order from this file without running it. */
export default {
  ...preview,
  tags: ['autodocs'],
  parameters: {
    ...preview.parameters,
    options: {
      storySort: { order: ['Start', 'Theming', 'Texts', 'Patterns', 'Components'] },
    },
  },
};
