import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useUiTexts } from '../../texts/index.ts';
import { createToaster, type Toaster } from './toaster.ts';
import type { ToastRegionProps } from './toast-region.tsx';

const firstUses = ['pointerdown', 'keydown'] as const;
/** Longest wait for a moment in which the page has nothing to do, in milliseconds. */
const maxWait = 1_000;

/** Calls back when the page has answered what was just done. Safari offers no idle moments. */
function afterwards(callback: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, { timeout: maxWait });
  } else {
    setTimeout(callback, maxWait);
  }
}

const ToasterContext = createContext<Toaster | undefined>(undefined);

export interface ToastProviderProps {
  /** One made by {@link createToaster}, to show toasts from outside of React. */
  toaster?: Toaster;
  children?: ReactNode;
}

/**
 * Gives toasts to everything inside. Stands once, around the application; the part that draws them
 * is fetched with the first toast, or sooner, when somebody has begun to use the page and it rests.
 */
export function ToastProvider({ toaster, children }: ToastProviderProps) {
  const [own] = useState(createToaster);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps>>();
  const current = toaster ?? own;
  const texts = useUiTexts();

  useEffect(() => {
    const fetching = new AbortController();
    const { signal } = fetching;
    async function fetchRegion() {
      const { ToastRegion } = await import('./toast-region.tsx');
      if (!signal.aborted) startTransition(() => setRegion(() => ToastRegion));
    }
    const begin = () => void fetchRegion();
    // The first press is answered first: this is none of what it asked for.
    const beginLater = () => afterwards(() => !signal.aborted && begin());
    for (const use of firstUses) window.addEventListener(use, beginLater, { once: true, signal });
    const stopListening = current.onUnheard(begin);
    return () => {
      fetching.abort();
      stopListening();
    };
  }, [current]);

  return (
    <ToasterContext value={current}>
      {children}
      {Region && <Region toaster={current} texts={texts} />}
    </ToasterContext>
  );
}

/**
 * The toaster of the nearest ToastProvider.
 *
 * @throws Error where there is none
 */
export function useToaster(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) {
    throw new Error(
      'useToaster found no ToastProvider above it, so a toast would never be seen. Put <ToastProvider> around the application.',
    );
  }
  return toaster;
}
