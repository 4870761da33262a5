const DEFINITION = /^ {2}([A-Z][A-Z0-9_]{2,}): ?[a-z]/gm;
const TYPE = /^\s+([A-Z][A-Z0-9_]{2,})\??: [^,{}()]*;$/gm;

/** The variables that a settings file defines. */
export const settingNames = (source: string): string[] =>
  [...source.matchAll(DEFINITION)].map(([, name = '']) => name);

/** Settings for which a source declares a type itself. */
export const typedSettings = (source: string, names: ReadonlySet<string>): string[] =>
  [...source.matchAll(TYPE)].flatMap(([, name = '']) => (names.has(name) ? [name] : []));
