/**
 * The index of the option that a key selects; undefined for keys that select none. From the last option, an
 * arrow key goes to the first, and back. Home and End select an option only if one is selected already;
 * otherwise they move the text cursor.
 * @param current index of the selected option, -1 if no option is selected
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
