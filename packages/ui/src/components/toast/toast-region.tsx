import { presentation } from '@portal/domain';
import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useUiTexts } from '../../texts/index.ts';
import { ToastCard } from './toast-card.tsx';
import * as styles from './toast.css.ts';
import type { SentToast, Toaster } from './toaster.ts';

const defaultDuration = presentation.toast.autoCloseMilliseconds;
const mostAtOnce = 4;

export interface ToastRegionProps {
  toaster: Toaster;
}

/** The place at the top of the page where toasts appear, over everything, windows included. */
export function ToastRegion({ toaster }: ToastRegionProps) {
  return (
    <Toast.Provider timeout={defaultDuration} limit={mostAtOnce}>
      <ToastList toaster={toaster} />
    </Toast.Provider>
  );
}

function ToastList({ toaster }: ToastRegionProps) {
  const texts = useUiTexts();
  const { toasts, add, close } = Toast.useToastManager<SentToast>();

  useEffect(
    () =>
      toaster.subscribe((event) => {
        if (event.type === 'close') close(event.id);
        else
          add({
            id: event.toast.id,
            title: event.toast.title,
            description: event.toast.message,
            timeout: event.toast.action ? 0 : (event.toast.durationMilliseconds ?? defaultDuration),
            priority: event.toast.tone === 'error' ? 'high' : 'low',
            data: event.toast,
          });
      }),
    [toaster, add, close],
  );

  return (
    <Toast.Portal>
      <Toast.Viewport
        data-component="ToastRegion"
        aria-label={texts.notifications}
        className={styles.region}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
