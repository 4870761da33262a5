/** The background of all product pictures: one warm, neutral tint, so that rows of cards look calm. */
export const BACKDROP = '#e6e3de';
