import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { expect } from 'storybook/test';
import '../src/styles.css.ts';
import './docs.css';
import { checkAttributes } from './check-attributes.ts';
import { docsTheme } from './docs-theme.ts';
import { ComponentPage } from './documentation/component-page.tsx';
import { checkOtherTheme } from './night-check.ts';
import { toBeVisible } from '../to-be-visible.ts';

expect.extend({ toBeVisible });

/**
 * Props as a person reads them: those that take elements have no control, as nobody can write an
 * element into a box, and a link of TSDoc is the name it leads to.
 */
const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const takesNode = String(argType.table?.type?.summary).includes('ReactNode');
      const isNode = (takesNode || name === 'children') && typeof value !== 'string';
      const readable = argType.description
        ? { ...argType, description: withoutLinks(argType.description) }
        : argType;
      return [name, isNode ? { ...readable, control: false } : readable] as const;
    }),
  );

/** `{@link Button}` is written `Button`. */
function withoutLinks(text: string): string {
  return text.replace(/\{@link\s+(\w+)\s*\}/g, '$1');
}

interface ThemedStoryProps {
  theme: string;
  direction: string;
  children: ReactNode;
}

/** Puts the theme where an application would: on the root, so that windows and toasts have it too. */
function ThemedStory({ theme, direction, children }: ThemedStoryProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.portalTheme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = 'ru';
  }, [theme, direction]);
  return children;
}

const preview: Preview = {
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
    docs: {
      page: ComponentPage,
      theme: docsTheme,
      extractComponentDescription: (component: { __docgenInfo?: { description?: string } }) =>
        withoutLinks(component.__docgenInfo?.description ?? ''),
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
        preload: false,
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
    // Every story in the three looks that differ most, without motion to wait for.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: {
        day: { theme: 'light', viewport: 'desktop' },
        night: { theme: 'dark', viewport: 'desktop' },
        phone: { theme: 'light', viewport: 'phone' },
      },
    },
  },
  afterEach: async ({ globals }) => {
    if (import.meta.env.MODE !== 'test') return;
    checkAttributes(document.body);
    await checkOtherTheme(String(globals.theme));
  },
  argTypesEnhancers: [readableProps],
  decorators: [
    (Story, { globals }) => (
      <ThemedStory theme={globals.theme} direction={globals.direction}>
        <Story />
      </ThemedStory>
    ),
  ],
};

export default preview;
