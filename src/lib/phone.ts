import { NBSP } from './typography';

const GROUPS = [2, 3, 3, 2, 2] as const;

/**
 * A phone for people: the characters of the E.164 string, its plus included, in groups of 2-3-3-2-2 and the rest:
 * «+7 999 123 45 67» (docs/specification.md §3.5). Anything but digits and the plus is dropped first.
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
