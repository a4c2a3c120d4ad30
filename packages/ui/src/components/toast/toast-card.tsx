import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import * as styles from './toast.css.ts';
import type { SentToast } from './toaster.ts';

const icons = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
};

/**
 * An error is announced by an alert beside the region. Base UI hides the toast itself meanwhile, and
 * the cross of every toast; here they are only kept silent, so that they can be found.
 */
const announcedApart = { 'aria-hidden': false, 'aria-live': 'off' } as const;

export interface ToastCardProps {
  toast: Toast.Root.ToastObject<SentToast>;
  closeLabel: string;
}

export function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const tone = toast.data?.tone ?? 'success';
  const Icon = icons[tone];
  const action = toast.data?.action;
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['up', 'left', 'right']}
      data-component="Toast"
      data-tone={tone}
      {...(tone === 'error' && announcedApart)}
      className={styles.toast}
    >
      <Toast.Content className={styles.content}>
        <span aria-hidden="true" className={styles.icon}>
          {toast.data?.icon ?? <Icon size="1.375rem" />}
        </span>
        <div className={styles.textBlock}>
          <Toast.Title className={styles.title} render={<p />} />
          <Toast.Description className={styles.message} />
          {action && (
            <Toast.Action
              render={<Button variant="secondary" size="small" className={styles.action} />}
              onClick={action.onSelect}
            >
              {action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-hidden={false}
          render={
            <IconButton size="small" label={closeLabel}>
              <X size="1em" aria-hidden="true" />
            </IconButton>
          }
        />
      </Toast.Content>
    </Toast.Root>
  );
}
