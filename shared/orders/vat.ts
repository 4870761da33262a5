/** VAT in per cent by its first day, newest first. */
const RATES = [
  { from: '2026-01-01', percent: 22 },
  { from: '2019-01-01', percent: 20 },
];

/** The VAT rate on a day in Moscow. */
export function vatRateOn(day: string): number {
  const rate = RATES.find(({ from }) => from <= day);
  if (!rate) throw new Error(`No rate of value-added tax is known for ${day}.`);
  return rate.percent;
}
