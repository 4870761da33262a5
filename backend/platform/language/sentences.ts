export type Language = 'ru' | 'en';

export type Sentence = {
  /** The English message with `{}` for the parts that vary. Messages of one kind have the same text here. */
  kind: string;
  text: string;
};

/** English messages and their Russian; `{}` is a placeholder for what varies, in the same order. */
export type RussianMessages = Readonly<Record<string, string>>;

/** Puts values in the places of a message. */
export const filled = (template: string, values: readonly string[]): string => {
  const left = values.values();
  return template.replaceAll('{}', () => left.next().value ?? '');
};

/** A template with fewer letters of its own, such as «{} to {}», would match messages of other kinds. */
const LEAST_LETTERS = 5;

const ownLetters = (template: string): number => template.replace(/\{\}|\P{L}/gu, '').length;

/**
 * A function that says a finished English message in a language. Messages without a Russian one stay in English. Of several
 * templates that match, the one with the most letters of its own counts.
 */
export function translator(messages: RussianMessages): (language: Language, english: string) => Sentence {
  const templates = Object.entries(messages)
    .filter(([template]) => !template.includes('{}') || ownLetters(template) >= LEAST_LETTERS)
    .sort(([one], [other]) => ownLetters(other) - ownLetters(one));
  const patterns = templates.map(([template, russian]) => ({
    matches: new RegExp(
      `^${template
        .split('{}')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(.+?)')}$`,
      's',
    ),
    template,
    russian,
  }));
  return (language, english) => {
    for (const { matches, template, russian } of patterns) {
      const found = matches.exec(english);
      if (!found) continue;
      const text = language === 'en' ? english : filled(russian, found.slice(1));
      return { kind: template, text };
    }
    return { kind: english, text: english };
  };
}
