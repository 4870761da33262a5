/** Matches a complete accessible name, with normal or no-break spaces. */
export function words(text: string): RegExp {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`^${pattern}$`);
}
