const DEFINITION = /^ {2}([A-Z][A-Z0-9_]{2,}): ?[a-z]/gm;
const TYPE = /^\s+([A-Z][A-Z0-9_]{2,})\??: [^,{}()]*;$/gm;

/** The names of the settings that a settings file defines. */
export const settingNames = (source: string): string[] =>
  [...source.matchAll(DEFINITION)].map(([, name = '']) => name);

/** The settings for which a source file declares a type of its own. */
export const typedSettings = (source: string, names: ReadonlySet<string>): string[] =>
  [...source.matchAll(TYPE)].flatMap(([, name = '']) => (names.has(name) ? [name] : []));
