/**
 * For how many days after its publication a model counts as new. The page about recommendations names these numbers.
 */
export const NEW_DAYS = 30;
/** How many days of paid orders are used to find models that are bought together. */
export const BOUGHT_TOGETHER_DAYS = 180;
