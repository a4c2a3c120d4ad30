import type { Outcome, Refusal } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../shared/errors/describe-error.ts';
import { useErrorToast } from '../shared/errors/error-toast.ts';

interface OutcomeCommand<Value> {
  readonly run: () => Promise<Outcome<Value>>;
  /** Title of the toast when it failed, where it is another than the mutation's. */
  readonly failedTitle?: string;
  /** Title of the toast when it was done; none where the page shows it. */
  readonly doneTitle?: string | undefined;
  readonly onDone?: ((value: Value) => void) | undefined;
  /** Takes a refusal that the page shows in its own way; true when it does. */
  readonly onRefused?: ((refusal: Refusal) => boolean) | undefined;
}

interface OutcomePlan<Value> {
  readonly failedTitle?: string;
  /** What a person reads of a refusal in place of its own text; undefined where that stands. */
  readonly refusalText?: (refusal: Refusal) => string | undefined;
  readonly onDone?: (value: Value) => void;
  readonly onSettled?: () => unknown;
}

/** Mutation that the server may refuse. Says in toasts what was done, and why it was not. */
export function useOutcomeMutation<Value>(plan: OutcomePlan<Value>) {
  const toaster = useToaster();
  const showError = useErrorToast();

  function showFailure(problem: Error | Refusal, { failedTitle }: OutcomeCommand<Value>): void {
    const text = isRefusal(problem) ? plan.refusalText?.(problem) : undefined;
    showError(text ?? problem, failedTitle ?? plan.failedTitle);
  }

  return useMutation({
    mutationFn: ({ run }: OutcomeCommand<Value>) => run(),
    onSuccess(outcome, command) {
      if (outcome.ok) {
        plan.onDone?.(outcome.value);
        if (command.doneTitle !== undefined) toaster.show({ title: command.doneTitle });
        command.onDone?.(outcome.value);
      } else if (!command.onRefused?.(outcome.refusal)) showFailure(outcome.refusal, command);
    },
    onError: (error, command) => showFailure(error, command),
    onSettled: () => plan.onSettled?.(),
  });
}
