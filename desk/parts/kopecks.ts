/** A typed sum in roubles, such as «1 500» or «499,90», as kopecks; undefined for anything else. */
export function kopecksOf(text: string): number | undefined {
  const [, roubles, kopecks = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s₽]/g, '')) ?? [];
  return roubles === undefined ? undefined : Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'));
}
