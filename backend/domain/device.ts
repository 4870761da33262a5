/**
 * The name of a browser or system, and a regular expression that recognises it in a User-Agent header. The
 * first match in a list counts.
 */
type Mark = [name: string, piece: RegExp];

/**
 * A browser that is based on another browser is listed before that browser, because its User-Agent contains
 * both names.
 */
const BROWSERS: readonly Mark[] = [
  ['Яндекс Браузер', /\b(?:YaBrowser|YaApp_iOS|YaApp_Android|YaSearchBrowser)\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Huawei Browser', /\bHuaweiBrowser\//],
  ['MIUI Browser', /\bMiuiBrowser\//],
  ['UC Browser', /\bUC ?Browser\//],
  ['Atom', /\bAtom\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];

/** An iPad that requests desktop pages calls itself Macintosh, so it cannot be distinguished from a Mac. */
const SYSTEMS: readonly Mark[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['HarmonyOS', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/**
 * A label such as "Chrome, Windows" for the list of devices: browser and system as recognised in the
 * User-Agent; empty if neither was recognised. It contains only names from the two tables, never text of the
 * header.
 */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .map((marks) => marks.find(([, piece]) => piece.test(userAgent))?.[0])
    .filter((name) => name !== undefined)
    .join(', ');
}
