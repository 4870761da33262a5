import { type CareCode, careNames } from '#shared/goods/care.ts';

/** A care symbol: its text, and the name of its icon in the set `care`. */
export type CareSymbol = { code: string; text: string; icon: string };

export const CARE_SET = 'care';

/** The icons of the sixteen care codes (docs/specification.md §3.1), in the order of a care label. */
const ICONS: Record<CareCode, string> = {
  WASH_30: 'wash-temperature-1',
  WASH_30_MILD: 'wash-gentle',
  WASH_40: 'wash-temperature-2',
  WASH_HAND: 'wash-hand',
  WASH_NO: 'wash-off',
  BLEACH_NO: 'bleach-off',
  TUMBLE_LOW: 'wash-dry-1',
  TUMBLE_NO: 'wash-tumble-off',
  DRY_LINE: 'wash-dry-hang',
  DRY_FLAT: 'wash-dry-flat',
  IRON_110: 'ironing-1',
  IRON_150: 'ironing-2',
  IRON_NO: 'ironing-off',
  DRYCLEAN_P: 'wash-dry-p',
  DRYCLEAN_NO: 'wash-dryclean-off',
  WETCLEAN_W: 'wash-dry-w',
};

/**
 * Names of all icons. They are always requested together, so that the URL never changes and can be cached.
 */
export const CARE_ICONS: string[] = Object.values(ICONS);

const isKnown = (code: string): code is CareCode => Object.hasOwn(ICONS, code);

const logged = new Set<string>();
/** Maximum number of unknown codes that are remembered, to limit the memory that a faulty feed can take. */
const MAX_LOGGED = 200;

/**
 * The care symbols of a product, in the order of its codes. Unknown codes are logged once and left out;
 * repeated codes appear once.
 */
export function careSymbols(
  codes: readonly string[],
  log: (message: string) => void = console.warn,
): CareSymbol[] {
  return [...new Set(codes)].flatMap((code) => {
    if (isKnown(code)) return { code, icon: ICONS[code], text: careNames[code] };
    if (!logged.has(code) && logged.size < MAX_LOGGED) {
      logged.add(code);
      log(`Unknown care code: ${code}`);
    }
    return [];
  });
}
