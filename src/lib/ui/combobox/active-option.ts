/**
 * The option that a key leads to, by its number; undefined for other keys. Arrows wrap around.
 * Home and End belong to the text until an option is chosen among.
 * @param current -1 while the text itself is edited
 */
export function activeAfter(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return current < 0 ? undefined : 0;
    case 'End':
      return current < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
