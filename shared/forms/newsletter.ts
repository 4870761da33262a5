/**
 * The number of days for which an address is stored while its owner has not confirmed it. The pages about
 * personal data name this number.
 */
export const UNCONFIRMED_DAYS = 7;

/**
 * The number of days for which an ended subscription is stored, to prove that its letters were requested: as
 * long as a fine for unwanted advertising is possible (КоАП, article 4.5).
 */
export const EVIDENCE_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);
