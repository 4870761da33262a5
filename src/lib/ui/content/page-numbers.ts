/**
 * Page numbers to show: the first, the last and those around the current one, ascending; null is a gap. A gap of one
 * page shows that page.
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
