// The order matters: the first match is used, because the User-Agent of most browsers also names other
// browsers.
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
 * The device name for a User-Agent, such as "Chrome, Windows"; empty if neither browser nor system is known.
 */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((marks) => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? [])
    .join(', ');
}
