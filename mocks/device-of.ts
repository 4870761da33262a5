// Browsers, each with a pattern for its User-Agent. The first match counts, so the order matters: most
// browsers also name other browsers in their User-Agent.
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

/**
 * Turns a User-Agent into the name of a device, such as "Chrome, Windows". Empty if neither browser nor
 * system is known.
 */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((marks) => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? [])
    .join(', ');
}
