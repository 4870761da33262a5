/**
 * The number of days after its publication for which a model counts as new. The page about recommendations
 * names this number.
 */
export const NEW_DAYS = 30;
/**
 * Models are bought together if one paid order of the last 180 days contains them. The page about
 * recommendations names this number.
 */
export const BOUGHT_TOGETHER_DAYS = 180;
