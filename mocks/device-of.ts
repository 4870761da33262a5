// The first that fits: most browsers claim to be several others as well.
const BROWSERS: [name: string, mark: RegExp][] = [
  ['Яндекс Браузер', /YaBrowser\//],
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

/** "Chrome, Windows" of a User-Agent; empty when it names neither. */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((marks) => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? [])
    .join(', ');
}
