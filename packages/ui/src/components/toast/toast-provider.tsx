import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createToaster, type Toaster } from './toaster.ts';

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
  const [Region, setRegion] = useState<ComponentType<{ toaster: Toaster }>>();
  const current = toaster ?? own;

  useEffect(() => {
    let isMounted = true;
    void import('./toast-region.tsx').then(({ ToastRegion }) => {
      if (isMounted) setRegion(() => ToastRegion);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return (
    <ToasterContext value={current}>
      {children}
      {Region && <Region toaster={current} />}
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
