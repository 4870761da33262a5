/** Days that an address waits for its owner to press the link of the letter. The pages about personal data name them. */
export const UNCONFIRMED_DAYS = 7;

/**
 * Days that an ended subscription is kept, to prove that its letters were asked for: as long as a fine for unwanted
 * advertising is possible (КоАП, article 4.5).
 */
export const EVIDENCE_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);
