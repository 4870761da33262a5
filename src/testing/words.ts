/** A pattern for the whole of an accessible name, in which each space may be a no-break space. */
export function words(text: string): RegExp {
  const pattern = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
  return new RegExp(`^${pattern}$`);
}
