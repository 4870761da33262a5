/** The sixteen care codes (section 3 of the specification) in words. */
const CARE: Record<string, string> = {
  WASH_30: 'Машинная стирка до\u00a030\u00a0°C',
  WASH_30_MILD: 'Деликатная стирка до\u00a030\u00a0°C',
  WASH_40: 'Машинная стирка до\u00a040\u00a0°C',
  WASH_HAND: 'Ручная стирка до\u00a040\u00a0°C',
  WASH_NO: 'Не\u00a0стирать',
  BLEACH_NO: 'Не\u00a0отбеливать',
  TUMBLE_LOW: 'Барабанная сушка при\u00a0низкой температуре',
  TUMBLE_NO: 'Не\u00a0сушить в\u00a0барабане',
  DRY_LINE: 'Сушить на\u00a0вешалке',
  DRY_FLAT: 'Сушить горизонтально',
  IRON_110: 'Гладить до\u00a0110\u00a0°C, без\u00a0пара',
  IRON_150: 'Гладить до\u00a0150\u00a0°C',
  IRON_NO: 'Не\u00a0гладить',
  DRYCLEAN_P: 'Сухая чистка (P)',
  DRYCLEAN_NO: 'Сухая чистка запрещена',
  WETCLEAN_W: 'Профессиональная мокрая чистка (W)',
};

/** What a product asks of its owner, in the order given. An unknown code is logged and says nothing. */
export function careTexts(codes: readonly string[], log: (message: string) => void = console.warn): string[] {
  return codes.flatMap((code) => {
    const text = Object.hasOwn(CARE, code) ? CARE[code] : undefined;
    if (text === undefined) log(`Unknown care code: ${code}`);
    return text ?? [];
  });
}
