import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  title: string;
  message?: string | undefined;
  /** Errors are announced at once, all else when the screen reader is free. @defaultValue 'success' */
  tone?: ToastTone;
  /** Instead of the tone's own icon. */
  icon?: ReactNode;
  /** How long it stays, unless it has an action: those stay until dealt with. @defaultValue 3000 */
  durationMilliseconds?: number;
  action?: { label: string; onSelect: () => void };
}

/** A toast and the id it can be closed by. */
export interface SentToast extends ToastMessage {
  id: string;
}

type ToastListener = (
  event: { type: 'show'; toast: SentToast } | { type: 'close'; id?: string },
) => void;

/** Shows toasts from anywhere, also outside of React. */
export interface Toaster {
  /** Shows a toast; returns the id to close it by. */
  show: (toast: ToastMessage) => string;
  /** Closes one, or all. */
  close: (id?: string) => void;
  /** Subscribes to toasts, and first gets those shown before anybody subscribed. */
  subscribe: (listener: ToastListener) => () => void;
  /** Calls back when a toast is shown without a subscriber, and at once if one is waiting. */
  onUnheard: (listener: () => void) => () => void;
}

/** Makes a toaster. It keeps what is shown before a ToastRegion listens. */
export function createToaster(): Toaster {
  const listeners = new Set<ToastListener>();
  const unheardListeners = new Set<() => void>();
  let waiting: SentToast[] = [];
  let counter = 0;
  return {
    show(message) {
      counter += 1;
      const toast = { ...message, id: `portal-toast-${counter}` };
      if (listeners.size === 0) {
        waiting.push(toast);
        for (const listener of unheardListeners) listener();
      }
      for (const listener of listeners) listener({ type: 'show', toast });
      return toast.id;
    },
    close(id) {
      waiting = id === undefined ? [] : waiting.filter((toast) => toast.id !== id);
      for (const listener of listeners) listener({ type: 'close', ...(id && { id }) });
    },
    subscribe(listener) {
      listeners.add(listener);
      for (const toast of waiting.splice(0)) listener({ type: 'show', toast });
      return () => {
        listeners.delete(listener);
      };
    },
    onUnheard(listener) {
      unheardListeners.add(listener);
      if (waiting.length > 0) listener();
      return () => {
        unheardListeners.delete(listener);
      };
    },
  };
}
