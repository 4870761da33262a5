/** A care symbol: its text, and the name of its icon in the set `care`. */
export type CareSymbol = { code: string; text: string; icon: string };

export const CARE_SET = 'care';

/** The sixteen care codes and their icons (docs/specification.md §3.1), in the order of a care label. */
const CARE: Record<string, Omit<CareSymbol, 'code'>> = {
  WASH_30: { icon: 'wash-temperature-1', text: 'Машинная стирка до\u00a030\u00a0°C' },
  WASH_30_MILD: { icon: 'wash-gentle', text: 'Деликатная стирка до\u00a030\u00a0°C' },
  WASH_40: { icon: 'wash-temperature-2', text: 'Машинная стирка до\u00a040\u00a0°C' },
  WASH_HAND: { icon: 'wash-hand', text: 'Ручная стирка до\u00a040\u00a0°C' },
  WASH_NO: { icon: 'wash-off', text: 'Не\u00a0стирать' },
  BLEACH_NO: { icon: 'bleach-off', text: 'Не\u00a0отбеливать' },
  TUMBLE_LOW: { icon: 'wash-dry-1', text: 'Барабанная сушка при\u00a0низкой температуре' },
  TUMBLE_NO: { icon: 'wash-tumble-off', text: 'Не\u00a0сушить в\u00a0барабане' },
  DRY_LINE: { icon: 'wash-dry-hang', text: 'Сушить на\u00a0вешалке' },
  DRY_FLAT: { icon: 'wash-dry-flat', text: 'Сушить горизонтально' },
  IRON_110: { icon: 'ironing-1', text: 'Гладить до\u00a0110\u00a0°C, без\u00a0пара' },
  IRON_150: { icon: 'ironing-2', text: 'Гладить до\u00a0150\u00a0°C' },
  IRON_NO: { icon: 'ironing-off', text: 'Не\u00a0гладить' },
  DRYCLEAN_P: { icon: 'wash-dry-p', text: 'Сухая чистка (P)' },
  DRYCLEAN_NO: { icon: 'wash-dryclean-off', text: 'Сухая чистка запрещена' },
  WETCLEAN_W: { icon: 'wash-dry-w', text: 'Профессиональная мокрая чистка (W)' },
};

/** All icons of the set, requested by one call with a constant address. */
export const CARE_ICONS: string[] = Object.values(CARE).map(({ icon }) => icon);

const logged = new Set<string>();
/** Limits the memory that unknown codes of a feed can take. */
const MAX_LOGGED = 200;

/**
 * The care symbols of a product, in its order. Unknown codes are logged once and skipped; repeated codes count once.
 */
export function careSymbols(
  codes: readonly string[],
  log: (message: string) => void = console.warn,
): CareSymbol[] {
  return [...new Set(codes)].flatMap((code) => {
    const known = Object.hasOwn(CARE, code) ? CARE[code] : undefined;
    if (known) return { code, ...known };
    if (!logged.has(code) && logged.size < MAX_LOGGED) {
      logged.add(code);
      log(`Unknown care code: ${code}`);
    }
    return [];
  });
}
