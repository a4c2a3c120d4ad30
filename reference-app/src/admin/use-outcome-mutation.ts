import type { Outcome, Refusal } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation } from '@tanstack/react-query';
import { isRefusal } from '../shared/errors/describe-error.ts';
import { useErrorToast } from '../shared/errors/error-toast.ts';

interface OutcomeCommand<Value> {
  readonly run: () => Promise<Outcome<Value>>;
  /** Title of the toast when it was done; none where the page shows it. */
  readonly doneTitle?: string | undefined;
  /** Called after {@link OutcomePlan.onSettled}; what it returns is awaited as well. */
  readonly onDone?: ((value: Value) => unknown) | undefined;
  /** Takes a refusal that the page shows in its own way; true when it does. */
  readonly onRefused?: ((refusal: Refusal) => boolean) | undefined;
}

interface OutcomePlan<Value> {
  /** Title of the toast when it failed. */
  readonly failedTitle: string;
  /** What a person reads of a refusal in place of its own text; undefined where that stands. */
  readonly refusalText?: (refusal: Refusal) => string | undefined;
  /** Called with what was done, if it was. */
  readonly onSettled?: (value?: Value) => unknown;
}

/** Mutation that the server may refuse. Says in toasts what was done, and why it was not. */
export function useOutcomeMutation<Value>(plan: OutcomePlan<Value>) {
  const toaster = useToaster();
  const showError = useErrorToast();

  function showFailure(problem: Error | Refusal): void {
    const text = isRefusal(problem) ? plan.refusalText?.(problem) : undefined;
    showError(text ?? problem, plan.failedTitle);
  }

  return useMutation({
    mutationFn: ({ run }: OutcomeCommand<Value>) => run(),
    onSuccess(outcome, { doneTitle, onRefused }) {
      if (outcome.ok) {
        if (doneTitle !== undefined) toaster.show({ title: doneTitle });
      } else if (!onRefused?.(outcome.refusal)) showFailure(outcome.refusal);
    },
    onError: (error) => showFailure(error),
    async onSettled(outcome, _error, { onDone }) {
      await plan.onSettled?.(outcome?.ok ? outcome.value : undefined);
      if (outcome?.ok) await onDone?.(outcome.value);
    },
  });
}

/** Outcome of a call that throws its refusals. */
export async function outcomeOf<Value>(reply: Promise<Value>): Promise<Outcome<Value>> {
  return { ok: true, value: await reply };
}
