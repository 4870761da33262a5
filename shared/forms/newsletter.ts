/**
 * For how many days an unconfirmed address is kept until its owner follows the link. The pages about personal data name
 * this number.
 */
export const UNCONFIRMED_DAYS = 7;

/**
 * For how many days an ended subscription is kept, to prove that its messages were requested: as long as unwanted
 * advertising can be fined (КоАП, article 4.5).
 */
export const EVIDENCE_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);
