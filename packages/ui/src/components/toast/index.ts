export { ToastProvider, useToaster, type ToastProviderProps } from './toast-provider.tsx';
export {
  createToaster,
  type SentToast,
  type ToastMessage,
  type Toaster,
  type ToastTone,
} from './toaster.ts';
