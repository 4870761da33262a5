import { type CareCode, careNames } from '#shared/goods/care.ts';
import { normalizeForComparison, oneLine } from '#shared/text/plain-text.ts';

/** All care codes, in the order of their symbols on a care label. */
const codes = Object.keys(careNames) as CareCode[];
const byName = new Map(codes.map((code) => [normalizeForComparison(careNames[code]), code]));

/**
 * Phrases that describe a symbol, each with its care code. The first match is used, so specific phrases come
 * before general ones.
 */
const phrases: readonly (readonly [RegExp, CareCode])[] = [
  [/(не стирать|стирка запрещена|без стирки)/, 'WASH_NO'],
  [/ручн\S* стирк|стир\S* вручную|стирка ручная/, 'WASH_HAND'],
  [/(деликатн|бережн|щадящ).*стирк.*|стирк.*(деликатн|бережн|щадящ)/, 'WASH_30_MILD'],
  [/стирк.*\b40\b|стирать.*\b40\b/, 'WASH_40'],
  [/стирк.*\b30\b|стирать.*\b30\b/, 'WASH_30'],
  [/(не отбеливать|отбеливание запрещено|без отбелив)/, 'BLEACH_NO'],
  [
    /(не сушить в (барабане|машине|сушилке|стиральной)|барабанная сушка запрещена|машинная сушка запрещена)/,
    'TUMBLE_NO',
  ],
  [/(барабанная сушка|сушить в барабане|машинная сушка)/, 'TUMBLE_LOW'],
  [
    /(горизонтальн\S* сушк|сушить (горизонтально|в расправленном|на горизонтальной|разложив)|сушка (горизонтальная|на горизонтальной))/,
    'DRY_FLAT',
  ],
  [
    /(сушить (на вешалке|вертикально|в подвешенном)|вертикальн\S* сушк|сушка (на вешалке|вертикальная))/,
    'DRY_LINE',
  ],
  [/(не гладить|глажение запрещено|глажка запрещена|не утюжить)/, 'IRON_NO'],
  [/(гладить|глажение|глажка|утюжить|утюг).*\b(150|200)\b/, 'IRON_150'],
  [/(гладить|глажение|глажка|утюжить|утюг).*(\b110\b|низк|без пара)/, 'IRON_110'],
  [
    /(сухая чистка|химчистка|химическая чистка).*(запрещен|не допускается)|не подвергать (химчистке|сухой чистке)/,
    'DRYCLEAN_NO',
  ],
  [/(сухая чистка|химчистка|химическая чистка)/, 'DRYCLEAN_P'],
  [/мокрая чистка|аквачистка/, 'WETCLEAN_W'],
];

export type Care = {
  codes: string[];
  /** The parts of the text that no symbol stands for; '' if there is a symbol for every part. */
  rest: string;
};

/** Finds care symbols in a text such as «Ручная стирка, не отбеливать; гладить до 110 °C». */
export function readCare(text: string): Care {
  const found = new Set<string>();
  const rest: string[] = [];
  // Does not split at commas yet, because the names of some symbols contain commas.
  for (const part of oneLine(text).split(/\s*[;.\n]\s*/)) {
    if (part === '') continue;
    const whole =
      byName.get(normalizeForComparison(part)) ??
      (/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(part) ? part : undefined);
    if (whole) found.add(whole.slice(0, 20));
    else for (const piece of part.split(/\s*,\s*/)) readPiece(piece, found, rest);
  }
  return { codes: [...found].slice(0, 16), rest: rest.join(', ') };
}

function readPiece(piece: string, found: Set<string>, rest: string[]): void {
  const line = normalizeForComparison(piece);
  const code = byName.get(line) ?? phrases.find(([phrase]) => phrase.test(line))?.[1];
  if (code) found.add(code);
  else if (line !== '') rest.push(piece);
}

/**
 * Writes care codes as a text in which `readCare` finds the same codes. Unknown codes are written as they
 * are.
 */
export const writeCare = (care: readonly string[], rest = ''): string =>
  [...care.map((code) => careNames[code as CareCode] ?? code), ...(rest ? [rest] : [])]
    .join('; ')
    .replaceAll('\u00a0', ' ');
