import { importMessages } from '../../exchange/yml/feed/russian.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import {
  filled,
  type Language,
  type RussianMessages,
  translator,
} from '../../platform/language/sentences.ts';
import { doctorMessages } from './russian/doctor.ts';
import { lineMessages } from './russian/lines.ts';
import { reasonMessages } from './russian/reasons.ts';
import { refusalMessages } from './russian/refusals.ts';
import { settingMessages } from './russian/settings.ts';
import { termMessages } from './russian/terms.ts';

/**
 * Commands for the people of a shop are written in English and print Russian, unless `--lang en` is given:
 * tables give the Russian of each sentence. A process serves one reader, so the language belongs to the process.
 */
let language: Language = 'ru';

export const spoken = (): Language => language;

export function speak(wanted: Language): void {
  language = wanted;
}

/** Takes `--lang ru|en` out of the arguments of this process and speaks that language. */
export function takeLanguage(words: string[] = process.argv): void {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return;
  const [option = '', next = ''] = words.slice(at);
  const wanted = option === '--lang' ? next : option.slice('--lang='.length);
  if (wanted !== 'ru' && wanted !== 'en') throw new CommandRefused('--lang must be ru or en.');
  words.splice(at, option === '--lang' ? 2 : 1);
  speak(wanted);
}

/** A text that is written in both languages, such as the usage of a command. */
export type Texts = Readonly<Record<Language, string>>;

/** All messages of commands and of the rooms whose errors they print. */
export const allMessages: RussianMessages = {
  ...importMessages,
  ...reasonMessages,
  ...refusalMessages,
  ...doctorMessages,
  ...settingMessages,
  ...lineMessages,
};

const sentenceIn = translator(allMessages);

/** A finished English message, such as that of an error, in the reader's language. Of several lines each may be one. */
export function translated(english: string): string {
  const whole = sentenceIn(language, english).text;
  if (whole !== english) return whole;
  const lines = english.split('\n');
  return lines.map((line) => sentenceIn(language, line).text).join('\n');
}

/** A line of a command, as the tag of a template whose English is in the tables. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const template = parts.join('{}');
  const words = values.map(String);
  return filled((language === 'ru' ? lineMessages[template] : undefined) ?? template, words);
}

/** A word of a fixed set, such as the state of an order or the heading of a column. */
export const term = (english: string): string =>
  (language === 'ru' ? termMessages[english] : undefined) ?? english;

/** A whole number with the separators of the language. */
export const count = (number: number): string =>
  number.toLocaleString(language === 'ru' ? 'ru-RU' : 'en-US').replaceAll('\u00a0', ' ');
