import { createElement, lazy, useState, type ComponentType } from 'react';
import { countLoading } from './loading-files.ts';

/** A page that is fetched when it is opened, or earlier when somebody asks for it. */
export interface Page {
  /** What to draw. */
  readonly Component: ComponentType;
  /** Fetches it ahead of being drawn; a failure shows when it is. */
  readonly fetch: () => Promise<void>;
}

function ignore(): void {}

/** Declares a page by the import that brings it. */
export function page(load: () => Promise<ComponentType>): Page {
  let loading: Promise<ComponentType> | undefined;
  let loaded: ComponentType | undefined;

  async function fetchOnce(): Promise<ComponentType> {
    loaded = await (loading ??= load());
    return loaded;
  }

  const FetchedFirst = lazy(async () => ({ default: await countLoading(fetchOnce()) }));

  return {
    // What is there already is drawn at once: for a lazy component React shows the fallback first, and
    // keeps that for 300 ms.
    Component: function PageContent() {
      const [Content] = useState(() => loaded ?? FetchedFirst);
      return createElement(Content);
    },
    fetch: () => fetchOnce().then(ignore, ignore),
  };
}
