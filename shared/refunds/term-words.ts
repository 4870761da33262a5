import { countOf, type PluralForms } from '../text/plural.ts';
import { ANY_REASON_DAYS, MONEY_DAYS } from './terms.ts';

/** Forms of «день» in the genitive, which follows «в течение» and «не позднее». */
const DAYS: PluralForms = ['дня', 'дней', 'дней'];
export const termOf = (days: number): string => countOf(days, DAYS);

/** How long goods can be returned without a reason, in words: «7 дней». */
export const ANY_REASON_TERM = termOf(ANY_REASON_DAYS);
/** How long paying the money back may take, in words: «10 дней». */
export const MONEY_TERM = termOf(MONEY_DAYS);
