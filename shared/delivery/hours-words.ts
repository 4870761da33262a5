const SHORT_DAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;

type Hours = { days: readonly number[]; opens: string; closes: string };

/** Opening hours in one line: «Пн–Пт 10:00–22:00, Сб 11:00–20:00»; all seven days are «ежедневно». */
export const hoursWords = (hours: readonly Hours[]): string =>
  hours.map(({ days, opens, closes }) => `${daysWords(days)} ${opens}–${closes}`).join(', ');

function daysWords(days: readonly number[]): string {
  const sorted = [...new Set(days)].sort();
  if (sorted.length === 7) return 'ежедневно';
  const runs: number[][] = [];
  for (const day of sorted) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const nameOf = (day: number | undefined) => SHORT_DAYS[(day ?? 1) - 1] ?? '';
  return runs
    .map((run) => (run.length === 1 ? nameOf(run[0]) : `${nameOf(run[0])}–${nameOf(run.at(-1))}`))
    .join(', ');
}
