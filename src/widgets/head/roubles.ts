/** A price in roubles with two decimals, for structured data. */
export const inRoubles = (kopecks: number) => (kopecks / 100).toFixed(2);
