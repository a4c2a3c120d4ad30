import { Toast } from '@base-ui/react/toast';
import { useEffect, useState } from 'react';
import type { UiTexts } from '../../texts/index.ts';
import { ToastCard } from './toast-card.tsx';
import * as styles from './toast.css.ts';
import type { SentToast, Toaster } from './toaster.ts';
import { useClearOfHeads } from './use-clear-of-heads.ts';

const defaultDuration = 3_000;
const maxAtOnce = 4;

export interface ToastRegionProps {
  toaster: Toaster;
  /** Given, so that the words are not fetched with this part: bundlers would put more beside them. */
  texts: UiTexts;
}

/** The place at the top of the page where toasts appear, over everything but the heads of windows. */
export function ToastRegion(props: ToastRegionProps) {
  return (
    <Toast.Provider timeout={defaultDuration} limit={maxAtOnce}>
      <ToastList {...props} />
    </Toast.Provider>
  );
}

function ToastList({ toaster, texts }: ToastRegionProps) {
  const { toasts, add, update, close } = Toast.useToastManager<SentToast>();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useClearOfHeads(region, toasts.length > 0);
  const [shown] = useState(() => new Map<string, SentToast>());

  useEffect(() => {
    const unsubscribe = toaster.subscribe((event) => {
      if (event.type === 'close') {
        close(event.id);
        return;
      }
      const { toast } = event;
      shown.set(toast.id, toast);
      add({
        id: toast.id,
        title: toast.title,
        description: toast.message,
        timeout: timeoutOf(toast),
        priority: toast.tone === 'error' ? 'high' : 'low',
        data: toast,
        onRemove: () => shown.delete(toast.id),
      });
    });
    // Nobody reads in a hidden window, so all of the time begins when it is seen.
    const onSeenOrHidden = () => {
      for (const toast of shown.values()) update(toast.id, { timeout: timeoutOf(toast) });
    };
    document.addEventListener('visibilitychange', onSeenOrHidden);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onSeenOrHidden);
    };
  }, [toaster, shown, add, update, close]);

  return (
    <Toast.Portal>
      <Toast.Viewport
        ref={setRegion}
        data-component="ToastRegion"
        aria-label={texts.notifications}
        className={styles.region}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={texts.close} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

/** How long a toast stays now, in milliseconds; 0 is for ever. */
function timeoutOf(toast: SentToast): number {
  if (toast.action || document.hidden) return 0;
  return toast.durationMilliseconds ?? defaultDuration;
}
