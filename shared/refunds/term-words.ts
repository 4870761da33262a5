import { countOf, type PluralForms } from '../text/plural.ts';
import { ANY_REASON_DAYS, MONEY_DAYS } from './terms.ts';

/** As they stand after «в течение» and «не позднее». */
const DAYS: PluralForms = ['дня', 'дней', 'дней'];
export const termOf = (days: number): string => countOf(days, DAYS);

/** How long goods come back for any reason, in words: «7 дней». */
export const ANY_REASON_TERM = termOf(ANY_REASON_DAYS);
/** How long the money takes, in words: «10 дней». */
export const MONEY_TERM = termOf(MONEY_DAYS);
