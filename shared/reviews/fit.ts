export type Fit = 'SMALL' | 'EXACT' | 'LARGE';

/** How many reviewers said that the goods fit small, exactly or large. */
export type FitAnswers = { small: number; exact: number; large: number };

/**
 * The answers of reviewers, and what they mean together: the answer that more than half gave, MIXED if none
 * has a majority, null if there are too few answers.
 */
export type FitScore = FitAnswers & { verdict: Fit | 'MIXED' | null };

/** With fewer answers than this there is no verdict. */
export const LEAST_ANSWERS = 5;

/** Sums up how goods fit, according to reviewers. */
export function fitScore({ small, exact, large }: FitAnswers): FitScore {
  const answers = small + exact + large;
  const counts = { SMALL: small, EXACT: exact, LARGE: large };
  const most = (Object.keys(counts) as Fit[]).find((fit) => counts[fit] * 2 > answers);
  return { small, exact, large, verdict: answers < LEAST_ANSWERS ? null : (most ?? 'MIXED') };
}

/** The mean of the answers, from 0 («маломерит») to 1 («большемерит»). 0.5 without answers. */
export function meanFit({ small, exact, large }: FitAnswers): number {
  const answers = small + exact + large;
  return answers === 0 ? 0.5 : (exact / 2 + large) / answers;
}
