import type { KeptRules } from '../rules/kept-rules.ts';
import { noRules } from '../rules/read-rules.ts';

/** A shop without rules of the search. */
export const withoutRules: KeptRules = { current: () => noRules };
