/**
 * The name of a browser or system, and the pattern that recognises it in a User-Agent. The first pattern that
 * matches is used.
 */
type Mark = [name: string, piece: RegExp];

/**
 * Browsers that are based on another browser come before that browser, because their User-Agent also contains
 * its name.
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

/** An iPad that requests desktop pages reports Macintosh and cannot be distinguished from a Mac. */
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
 * User-Agent; empty if neither is. It contains only names from the two tables, never text of the header.
 */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .map((marks) => marks.find(([, piece]) => piece.test(userAgent))?.[0])
    .filter((name) => name !== undefined)
    .join(', ');
}
