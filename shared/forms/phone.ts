import { NBSP } from '../text/typography.ts';

/** First digits of Russian area and mobile codes; +7 6 and +7 7 are Kazakhstan. */
const RUSSIAN = /^7[3489]\d{9}$/;

/**
 * Reads a Russian phone number in any usual spelling: `8…`, ten digits, `+7…`, or a mistyped `+7 8…`, with spaces,
 * brackets and hyphens. Returns it in E.164, or null for anything else (docs/specification.md §3.5).
 */
export function readPhone(text: string): string | null {
  // Letters mean that it is not a phone number; a plus is allowed only at the beginning.
  if (!/^[\s\u00a0]*\+?[\d\s\u00a0().\-–—]+$/.test(text)) return null;
  const plus = text.trimStart().startsWith('+');
  const digits = text.replaceAll(/\D/g, '');
  const whole = `7${digits.slice(-10)}`;
  if (!RUSSIAN.test(whole)) return null;
  const prefix = digits.slice(0, -10);
  const usual = plus ? ['7', '78'] : ['', '7', '8', '78'];
  return usual.includes(prefix) ? `+${whole}` : null;
}

const GROUPS = [2, 3, 3, 2, 2] as const;

/**
 * Formats an E.164 phone number in groups of 2-3-3-2-2: «+7 999 123 45 67» (docs/specification.md §3.5). Drops
 * everything except digits and the plus first.
 */
export function formatPhone(e164: string): string {
  const text = e164.replace(/[^\d+]/g, '');
  const parts: string[] = [];
  let at = 0;
  for (const length of GROUPS) {
    parts.push(text.slice(at, at + length));
    at += length;
  }
  parts.push(text.slice(at));
  return parts.filter(Boolean).join(NBSP);
}
