// The order matters, because most browsers also name others in their User-Agent: the first match wins.
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

/** The device name for a User-Agent: "Chrome, Windows"; empty if neither is known. */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .flatMap((marks) => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? [])
    .join(', ');
}
