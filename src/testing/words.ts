/** Matches a whole name whose spaces may be no-break ones: what a person reads, whatever the typographer did. */
export function words(text: string): RegExp {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`^${pattern}$`);
}
