import type { Preview } from '@storybook/react-vite';
import '../src/styles.css.ts';
import { checkOtherTheme } from './night-check.ts';
import { ThemedStory } from './themed-story.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Day or night',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: ['light', 'dark'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    options: {
      storySort: { order: ['Start', 'Theming', 'Texts', 'Screens', 'Patterns', 'Components'] },
    },
  },
  afterEach: async ({ globals }) => {
    if (import.meta.env.MODE === 'test') await checkOtherTheme(String(globals.theme));
  },
  decorators: [
    (Story, { globals }) => (
      <ThemedStory theme={globals.theme} direction={globals.direction}>
        <Story />
      </ThemedStory>
    ),
  ],
};

export default preview;
