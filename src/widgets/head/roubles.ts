/** A sum for machines, which take no kopecks apart. */
export const inRoubles = (kopecks: number) => (kopecks / 100).toFixed(2);
