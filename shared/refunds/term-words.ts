import { countOf, type PluralForms } from '../text/plural.ts';
import { ANY_REASON_DAYS, MONEY_DAYS } from './terms.ts';

/** Numbers in the genitive, as after «в течение» and «не позднее». */
const DAYS: PluralForms = ['дня', 'дней', 'дней'];
export const termOf = (days: number): string => countOf(days, DAYS);

/** The time limit for returns without a reason, in words: «7 дней». */
export const ANY_REASON_TERM = termOf(ANY_REASON_DAYS);
/** The time limit for paying the money back, in words: «10 дней». */
export const MONEY_TERM = termOf(MONEY_DAYS);
