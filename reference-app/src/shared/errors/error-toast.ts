import { useToaster } from '@portal/ui';
import { useTexts } from '../texts/texts-provider.tsx';
import { describeError } from './describe-error.ts';

/**
 * Toast of an error.
 *
 * @returns a function that shows what a person reads of an error, or a text of its own, below what has failed
 */
export function useErrorToast(): (error: unknown, title?: string) => void {
  const toaster = useToaster();
  const { t } = useTexts();
  return (error, title) => {
    const message = typeof error === 'string' ? error : describeError(error, t).message;
    toaster.show({ ...(title ? { title, message } : { title: message }), tone: 'error' });
  };
}
