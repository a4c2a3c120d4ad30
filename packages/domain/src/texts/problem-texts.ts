import type { ProblemCode } from '../contract/problem-codes.ts';
import { problemFacts } from '../contract/problem-codes.ts';

type ProblemTexts<Language extends 'ru' | 'en'> = {
  readonly [Code in ProblemCode as `problem.${Code}`]: (typeof problemFacts)[Code][Language];
};

function textsIn<Language extends 'ru' | 'en'>(language: Language): ProblemTexts<Language> {
  const entries = Object.entries(problemFacts).map(([code, fact]) => [
    `problem.${code}`,
    fact[language],
  ]);
  return Object.fromEntries(entries) as ProblemTexts<Language>;
}

/** What a person reads for each problem code, as the contract states it. */
export const problemTexts = { ru: textsIn('ru'), en: textsIn('en') };
