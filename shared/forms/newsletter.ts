/**
 * For how many days an address is stored if its owner does not confirm the subscription. The pages about
 * personal data state this number.
 */
export const UNCONFIRMED_DAYS = 7;

/**
 * For how many days an ended subscription is stored, as evidence that its letters were requested. A fine for
 * unwanted advertising is possible for this long (КоАП, article 4.5).
 */
export const EVIDENCE_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);
