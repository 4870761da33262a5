/** What is wrong with an offer, for the editor of the feed. */
export type Issue = {
  /** Line of the feed on which the field, or else the offer, begins. */
  line: number;
  /** '' when it is about no offer, or the offer has no id. */
  offerId: string;
  /** Element of the offer, or `param «Размер»`. */
  field: string;
  /** Begins small, has no full stop. */
  why: string;
};

/** One line of the report. */
export const issueLine = ({ line, offerId, field, why }: Issue): string =>
  `line ${line}, ${offerId ? `offer ${offerId}, ` : ''}${field}: ${why}`;
