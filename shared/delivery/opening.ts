type Span = { opens: string; closes: string };
export type Opening = {
  hours: readonly (Span & { days: readonly number[] })[];
  specialDays: readonly { day: string; opens: string | null; closes: string | null }[];
};

/** The weekday of a date; Monday is 1. */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/**
 * The opening hours of a store on a day, in the store's time zone. There are several spans if it has a break,
 * none if it is closed.
 */
export function openingOn({ hours, specialDays }: Opening, day: string): Span[] {
  const special = specialDays.find((one) => one.day === day);
  if (special) {
    const { opens, closes } = special;
    return opens !== null && closes !== null ? [{ opens, closes }] : [];
  }
  const weekday = weekdayOf(day);
  return hours
    .filter(({ days }) => days.includes(weekday))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((one, other) => one.opens.localeCompare(other.opens));
}

/** Whether the span goes past midnight. */
export const isOvernight = ({ opens, closes }: Span): boolean => closes <= opens;
