/** A name for what is recognised by a piece of the User-Agent. The first that fits counts. */
type Mark = [name: string, piece: RegExp];

/** Browsers that are built on others name those too, so they come first. */
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

/** An iPad that asks for the desktop's page says Macintosh; it cannot be distinguished from a Mac. */
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
 * A label such as "Chrome, Windows" for the list of devices: browser and system, each as far as the User-Agent names
 * it, empty when it names neither. Holds only names of the two tables, never text from the header.
 */
export function deviceOf(userAgent: string): string {
  return [BROWSERS, SYSTEMS]
    .map((marks) => marks.find(([, piece]) => piece.test(userAgent))?.[0])
    .filter((name) => name !== undefined)
    .join(', ');
}
