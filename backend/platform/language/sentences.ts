export type Language = 'ru' | 'en';

export type Sentence = {
  /**
   * The English message with `{}` instead of its variable parts. Messages of the same kind have the same text
   * here.
   */
  kind: string;
  text: string;
};

/**
 * Russian translations by English message. `{}` is a placeholder for a variable part; both languages have the
 * placeholders in the same order.
 */
export type RussianMessages = Readonly<Record<string, string>>;

/** Replaces the placeholders of a message by values. */
export const filled = (template: string, values: readonly string[]): string => {
  const left = values.values();
  return template.replaceAll('{}', () => left.next().value ?? '');
};

/**
 * A message must have at least this many letters besides its placeholders. With fewer, such as «{} to {}», it
 * would match messages of other kinds.
 */
const LEAST_LETTERS = 5;

const ownLetters = (template: string): number => template.replace(/\{\}|\P{L}/gu, '').length;

/**
 * Returns a function that translates an English message whose placeholders are already filled. A message
 * without a Russian translation stays in English. If several templates match it, the one with the most
 * letters is used.
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
