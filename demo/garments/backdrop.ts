/** The wall behind everything that is sold: one warm, neutral tint, so that any row of goods is calm. */
export const BACKDROP = '#e6e3de';
