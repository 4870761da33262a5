/** Matches a whole name whose spaces may be no-break ones: what a person reads, independent of typesetting. */
export function words(text: string): RegExp {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`^${pattern}$`);
}
