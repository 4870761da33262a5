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
 * The language of the process, because one process serves one reader. Commands for the people of a shop have
 * English texts in the code, and print the Russian translations from the tables unless `--lang en` is set.
 */
let language: Language = 'ru';

export const spoken = (): Language => language;

export function speak(wanted: Language): void {
  language = wanted;
}

/** Removes `--lang ru|en` from the arguments of this process, and sets that language. */
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

/** All messages of commands and of the modules whose errors they print. */
export const allMessages: RussianMessages = {
  ...importMessages,
  ...reasonMessages,
  ...refusalMessages,
  ...doctorMessages,
  ...settingMessages,
  ...lineMessages,
};

const sentenceIn = translator(allMessages);

/**
 * Translates a complete English message, such as that of an error, into the reader's language. If the table
 * has no such message, translates it line by line.
 */
export function translated(english: string): string {
  const lines = english.split('\n');
  if (lines.some((line) => FILE_ISSUE.test(line))) return lines.map(translatedLine).join('\n');
  const whole = sentenceIn(language, english).text;
  return whole === english ? lines.map(translatedLine).join('\n') : whole;
}

/** Matches an error in a file as `fileIssueLine` writes it: `file:line, place: reason`. */
const FILE_ISSUE = /^([^\s:]+\.[a-z]+:\d+(?:, [^\s:]+)?: )(.+)$/;

/**
 * Translates an error in a file. The tables contain only its reason, so its file and place stay as they are.
 */
function translatedLine(line: string): string {
  const [, where = '', reason = line] = FILE_ISSUE.exec(line) ?? [];
  return where + sentenceIn(language, reason).text;
}

/** Template tag for lines that commands print. Translates the English template into the reader's language. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const template = parts.join('{}');
  const words = values.map(String);
  return filled((language === 'ru' ? lineMessages[template] : undefined) ?? template, words);
}

/**
 * Translates a word of a fixed set, such as the state of an order or the heading of a column, into the
 * reader's language.
 */
export const term = (english: string): string =>
  (language === 'ru' ? termMessages[english] : undefined) ?? english;

/** A whole number with the separators of the language. */
export const count = (number: number): string =>
  number.toLocaleString(language === 'ru' ? 'ru-RU' : 'en-US').replaceAll('\u00a0', ' ');
