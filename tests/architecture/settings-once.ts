const DEFINITION = /^ {2}([A-Z][A-Z0-9_]{2,}): ?[a-z]/gm;
/** A member of a type on a line of its own. */
const MEMBER_LINE = /^\s+([A-Z][A-Z0-9_]{2,})\??: [^,{}()]*;$/gm;
/** A member that only a type can have, anywhere in a line: it is optional, or its type is a basic one. */
const MEMBER = /\b([A-Z][A-Z0-9_]{2,})(?:\?:|: (?:string|number|boolean)\b(?!\())/g;

/** The names of the settings that a settings file defines. */
export const settingNames = (source: string): string[] =>
  [...source.matchAll(DEFINITION)].map(([, name = '']) => name);

/** The settings for which a source file declares a type of its own. */
export const typedSettings = (source: string, names: ReadonlySet<string>): string[] =>
  [
    ...new Set(
      [MEMBER_LINE, MEMBER].flatMap((form) => [...source.matchAll(form)].map(([, name = '']) => name)),
    ),
  ].filter((name) => names.has(name));
