export type Language = 'ru' | 'en';

export type Sentence = {
  /**
   * The English message in which variable parts are replaced by `{}`. Messages of the same kind have the same
   * text.
   */
  kind: string;
  text: string;
};

/**
 * English messages and their Russian translations. `{}` is a placeholder for a variable part; both languages
 * have them in the same order.
 */
export type RussianMessages = Readonly<Record<string, string>>;

/** Replaces the placeholders of a message template by values. */
export const filled = (template: string, values: readonly string[]): string => {
  const left = values.values();
  return template.replaceAll('{}', () => left.next().value ?? '');
};

/**
 * Minimum number of letters in a template, not counting placeholders. A template with fewer letters, such as
 * «{} to {}», would match messages of other kinds.
 */
const LEAST_LETTERS = 5;

const ownLetters = (template: string): number => template.replace(/\{\}|\P{L}/gu, '').length;

/**
 * Returns a function that translates a complete English message. Messages without a Russian translation stay
 * in English. If several templates match, the template with the most letters is used.
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
