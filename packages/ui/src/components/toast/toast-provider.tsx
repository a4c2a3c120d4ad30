import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { createToaster, type Toaster } from './toaster.ts';

const ToastRegion = lazy(async () => {
  const { ToastRegion: region } = await import('./toast-region.tsx');
  return { default: region };
});

const ToasterContext = createContext<Toaster | undefined>(undefined);

export interface ToastProviderProps {
  /** One made by {@link createToaster}, to show toasts from outside of React. */
  toaster?: Toaster;
  children?: ReactNode;
}

/**
 * Gives toasts to everything inside. Stands once, around the application; the part that draws them
 * is fetched when the page has come to rest.
 */
export function ToastProvider({ toaster, children }: ToastProviderProps) {
  const [own] = useState(createToaster);
  const [isReady, setReady] = useState(false);
  const current = toaster ?? own;

  useEffect(() => {
    setReady(true);
  }, []);

  return (
    <ToasterContext value={current}>
      {children}
      {isReady && (
        <Suspense fallback={null}>
          <ToastRegion toaster={current} />
        </Suspense>
      )}
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
