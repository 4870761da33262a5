/**
 * The page numbers to show, in ascending order: the first, the last, and those around the current one. Null
 * stands for a gap of several pages; a single missing page is shown.
 */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const wanted = new Set([1, totalPages, page - 1, page, page + 1].filter((n) => n >= 1 && n <= totalPages));
  const result: (number | null)[] = [];
  let previous = 0;
  for (const number of [...wanted].sort((a, b) => a - b)) {
    if (number - previous === 2) result.push(number - 1);
    else if (number - previous > 2) result.push(null);
    result.push(number);
    previous = number;
  }
  return result;
}
