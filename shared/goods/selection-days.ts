/**
 * The number of days after its publication for which a model counts as new. The page about recommendations
 * names this number.
 */
export const NEW_DAYS = 30;
/**
 * Models are bought together if the same paid order contains them, and the order is at most this many days
 * old. The page about recommendations names this number.
 */
export const BOUGHT_TOGETHER_DAYS = 180;
