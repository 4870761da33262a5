/** Days that a model that was published counts as new. The page about recommendations names these terms. */
export const NEW_DAYS = 30;
/** Days of paid orders that say which models are bought together. */
export const BOUGHT_TOGETHER_DAYS = 180;
