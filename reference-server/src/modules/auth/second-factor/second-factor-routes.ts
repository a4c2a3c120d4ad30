import type { StaffRole } from '@portal/domain/contract';
import {
  beginSecondFactor,
  fetchSecondFactors,
  finishSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '@portal/domain/staff';
import { ProblemError } from '../../../kernel/replies/problem-error.ts';
import { implement, type Route } from '../../../kernel/route.ts';
import type { OwnSecondFactors } from './second-factors.ts';

/** What the calls work with. */
export interface SecondFactorRoutesOptions {
  readonly factors: OwnSecondFactors;
  readonly needsSecondFactor: (role: StaffRole) => boolean;
  readonly hasPasskeys: boolean;
}

/** The calls about second factors of one's own account. */
export function secondFactorRoutes(options: SecondFactorRoutesOptions): Route[] {
  const { factors, needsSecondFactor, hasPasskeys } = options;
  return [
    implement(fetchSecondFactors, async ({ actor }) => {
      const { factors: data, recoveryCodesLeft } = await factors.list(actor.id);
      const isRequired = needsSecondFactor(actor.role);
      return {
        status: 200,
        body: { secondFactors: { data }, recoveryCodesLeft, isRequired, hasPasskeys },
      };
    }),

    implement(beginSecondFactor, async ({ actor, body, refuse }) => {
      const begun = await factors.begin(body.data.kind, actor);
      return 'refusal' in begun ? refuse(begun.refusal) : { status: 200, body: { data: begun } };
    }),

    implement(finishSecondFactor, async ({ actor, body, refuse }) => {
      const outcome = await factors.finish(body.data, actor);
      switch (outcome.kind) {
        case 'enrolled': {
          const { secondFactor, recoveryCodes } = outcome;
          return { status: 201, body: { secondFactor, recoveryCodes } };
        }
        case 'wrong':
          return 'passkey' in body.data
            ? refuse('CODE_WRONG', { text: 'secondFactor.passkeyWrong' })
            : refuse('CODE_WRONG');
        case 'expired':
          return refuse('CODE_EXPIRED');
        case 'too-many':
          return refuse('TOO_MANY_FACTORS');
      }
    }),

    implement(removeSecondFactor, async ({ actor, body }) => {
      if (!(await factors.remove(body.data.id, actor))) throw new ProblemError('NOT_FOUND');
      return { status: 204, body: undefined };
    }),

    implement(renewRecoveryCodes, async ({ actor }) => {
      const recoveryCodes = await factors.renewRecoveryCodes(actor);
      if (!recoveryCodes) throw new ProblemError('NOT_FOUND');
      return { status: 200, body: { recoveryCodes } };
    }),
  ];
}
