export type Fit = 'SMALL' | 'EXACT' | 'LARGE';

/** The number of answers of each kind. */
export type FitAnswers = { small: number; exact: number; large: number };

/**
 * The answers, and the verdict: the answer of more than half of the reviews, MIXED without a majority, null
 * with too few answers.
 */
export type FitScore = FitAnswers & { verdict: Fit | 'MIXED' | null };

/** Minimum number of answers for a verdict. */
export const LEAST_ANSWERS = 5;

/** How goods fit, by the answers of reviewers. */
export function fitScore({ small, exact, large }: FitAnswers): FitScore {
  const answers = small + exact + large;
  const counts = { SMALL: small, EXACT: exact, LARGE: large };
  const most = (Object.keys(counts) as Fit[]).find((fit) => counts[fit] * 2 > answers);
  return { small, exact, large, verdict: answers < LEAST_ANSWERS ? null : (most ?? 'MIXED') };
}

/** The mean answer on a scale from «маломерит» (0) to «большемерит» (1); 0.5 without answers. */
export function meanFit({ small, exact, large }: FitAnswers): number {
  const answers = small + exact + large;
  return answers === 0 ? 0.5 : (exact / 2 + large) / answers;
}
