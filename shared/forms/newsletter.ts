/**
 * For how many days the shop stores the address of a subscription that is not confirmed. The pages about
 * personal data state this number.
 */
export const UNCONFIRMED_DAYS = 7;

/**
 * For how many days the shop stores a subscription after it has ended. It proves that the letters were
 * requested: a fine for unwanted advertising is possible for this long (КоАП, article 4.5).
 */
export const EVIDENCE_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);
