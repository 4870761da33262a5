/** No-break space: between a number and its unit, after a short word. */
export const NBSP = '\u00a0';
/** The minus sign, wider than a hyphen. */
export const MINUS = '\u2212';
