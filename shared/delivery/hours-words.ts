const SHORT_DAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;

type Hours = { days: readonly number[]; opens: string; closes: string };

/**
 * Opening hours as rows, such as «Пн–Пт» and «10:00–22:00». If all seven days have the same hours, the days
 * are «Ежедневно».
 */
export function hoursRows(hours: readonly Hours[]): { days: string; time: string }[] {
  return hours.map(({ days, opens, closes }) => ({ days: daysText(days), time: `${opens}–${closes}` }));
}

function daysText(days: readonly number[]): string {
  if (new Set(days).size === 7) return 'Ежедневно';
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs
    .map(([from, to]) =>
      from === to ? nameOf(from) : `${nameOf(from)}${to - from === 1 ? ', ' : '–'}${nameOf(to)}`,
    )
    .join(', ');
}

function nameOf(day: number): string {
  return SHORT_DAYS[day - 1] ?? '';
}

/** Opening hours in one line: «Пн–Пт 10:00–22:00, Сб 11:00–20:00». */
export const hoursWords = (hours: readonly Hours[]): string =>
  hoursRows(hours)
    .map(({ days, time }) => `${days} ${time}`)
    .join(', ');
