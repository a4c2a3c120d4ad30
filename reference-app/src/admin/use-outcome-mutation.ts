import type { Outcome, Refusal } from '@portal/client';
import { useToaster } from '@portal/ui';
import { useMutation, type MutateOptions } from '@tanstack/react-query';
import { isRefusal } from '../shared/errors/describe-error.ts';
import { useErrorToast } from '../shared/errors/error-toast.ts';

interface OutcomeCommand<Value> {
  readonly run: () => Promise<Outcome<Value>>;
  /** Title of the toast when it was done; none where the page shows it. */
  readonly doneTitle?: string | undefined;
  /**
   * Takes what was made, even if the window that asked is closed by then. Called after
   * {@link OutcomePlan.onSettled}; what it returns is awaited as well.
   */
  readonly onValue?: ((value: Value) => unknown) | undefined;
  /** Closes the window that asked, or goes on from it; not called if it is closed by then. */
  readonly onDone?: ((value: Value) => void) | undefined;
  /** Takes a refusal that the page shows in its own way; true when it does. */
  readonly onRefused?: ((refusal: Refusal) => boolean) | undefined;
}

type OutcomeOptions<Value> = Pick<
  MutateOptions<Outcome<Value>, Error, OutcomeCommand<Value>>,
  'onError' | 'onSettled'
>;

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

  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: OutcomeCommand<Value>) => run(),
    onSuccess(outcome, { doneTitle, onRefused }) {
      if (outcome.ok) {
        if (doneTitle !== undefined) toaster.show({ title: doneTitle });
      } else if (!onRefused?.(outcome.refusal)) showFailure(outcome.refusal);
    },
    onError: (error) => showFailure(error),
    async onSettled(outcome, _error, { onValue }) {
      await plan.onSettled?.(outcome?.ok ? outcome.value : undefined);
      if (outcome?.ok) await onValue?.(outcome.value);
    },
  });
  return {
    isPending,
    mutate(command: OutcomeCommand<Value>, options?: OutcomeOptions<Value>): void {
      mutate(command, {
        ...options,
        // Here, as what is passed to `mutate` is not called once the component is gone.
        onSuccess: (outcome) => outcome.ok && command.onDone?.(outcome.value),
      });
    },
  };
}

/** Outcome of a call that throws its refusals. */
export async function outcomeOf<Value>(reply: Promise<Value>): Promise<Outcome<Value>> {
  return { ok: true, value: await reply };
}
