const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST = 128;
const LAST = 0x10ffff;

/**
 * Decodes what follows `xn--` in a part of a domain name (RFC 3492). Null if it is invalid. Browsers have no
 * function for this.
 */
export function decodePunycode(label: string): string | null {
  const end = label.lastIndexOf('-');
  const letters = [...label.slice(0, Math.max(end, 0))].map((letter) => letter.charCodeAt(0));
  let code = FIRST;
  let place = 0;
  let bias = 72;
  for (let at = end + 1; at < label.length; place += 1) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = Number.parseInt(label[at++] ?? '', BASE);
      if (Number.isNaN(digit)) return null;
      // In Punycode the letters mean 0 to 25 and the digits 26 to 35.
      const value = digit < 10 ? digit + T_MAX : digit - 10;
      place += value * weight;
      const threshold = Math.min(Math.max(step - bias, T_MIN), T_MAX);
      if (value < threshold) break;
      weight *= BASE - threshold;
      if (place > Number.MAX_SAFE_INTEGER / BASE) return null;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > LAST) return null;
    place %= count;
    letters.splice(place, 0, code);
  }
  return String.fromCodePoint(...letters);
}

function adapted(moved: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(moved / (isFirst ? DAMP : 2));
  delta += Math.floor(delta / count);
  let bias = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return bias + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
}
