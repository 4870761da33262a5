/** As many notes as an order may have, and as the contract shows of one. */
export const MOST_NOTES = 200;
