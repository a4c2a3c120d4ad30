import { useLayoutEffect, type ReactNode } from 'react';

interface ThemedStoryProps {
  theme: string;
  direction: string;
  children: ReactNode;
}

/** Puts the theme where an application would: on the root, so that windows and toasts have it too. */
export function ThemedStory({ theme, direction, children }: ThemedStoryProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.portalTheme = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = 'ru';
  }, [theme, direction]);
  return children;
}
