export type Fit = 'SMALL' | 'EXACT' | 'LARGE';

/** How many say what. */
export type FitAnswers = { small: number; exact: number; large: number };

/** What more than half of them say, MIXED without such a half; null for too few. */
export type FitScore = FitAnswers & { verdict: Fit | 'MIXED' | null };

/** Fewer answers than this say nothing about how goods fit. */
export const LEAST_ANSWERS = 5;

/** How goods fit, from the answers of those who said so. */
export function fitScore({ small, exact, large }: FitAnswers): FitScore {
  const answers = small + exact + large;
  const said = { SMALL: small, EXACT: exact, LARGE: large };
  const most = (Object.keys(said) as Fit[]).find((fit) => said[fit] * 2 > answers);
  return { small, exact, large, verdict: answers < LEAST_ANSWERS ? null : (most ?? 'MIXED') };
}

/** Where the mean of the answers stands between «маломерит» (0) and «большемерит» (1); the middle without answers. */
export function fitPlace({ small, exact, large }: FitAnswers): number {
  const answers = small + exact + large;
  return answers === 0 ? 0.5 : (exact / 2 + large) / answers;
}
