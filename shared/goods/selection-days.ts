/**
 * For how many days after its publication a model counts as new. The page about recommendations states this
 * number.
 */
export const NEW_DAYS = 30;
/**
 * «Bought together» counts models in the same paid order, if the order is at most this many days old. The
 * page about recommendations states this number.
 */
export const BOUGHT_TOGETHER_DAYS = 180;
