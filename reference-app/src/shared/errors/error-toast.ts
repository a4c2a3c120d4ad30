import type { Refusal } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useTexts } from '../texts/texts-provider.tsx';
import { describeError, describeRefusal, isRefusal } from './describe-error.ts';

/**
 * Toast of an error.
 *
 * @returns a function that shows what a person reads of an error or a refusal, or a text of its own, below what
 *   has failed
 */
export function useErrorToast(): (problem: Error | Refusal | string, title?: string) => void {
  const toaster = useToaster();
  const { t } = useTexts();
  return (problem, title) => {
    const message = textOf(problem);
    toaster.show({ ...(title ? { title, message } : { title: message }), tone: 'error' });
  };

  function textOf(problem: Error | Refusal | string): string {
    if (typeof problem === 'string') return problem;
    return isRefusal(problem) ? describeRefusal(problem) : describeError(problem, t).message;
  }
}
