import { doctorMessages } from '../../doctor/russian.ts';
import { importMessages } from '../../exchange/yml/feed/russian.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import {
  filled,
  type Language,
  type RussianMessages,
  translator,
} from '../../platform/language/sentences.ts';
import { lineMessages } from './russian/lines.ts';
import { reasonMessages } from './russian/reasons.ts';
import { refusalMessages } from './russian/refusals.ts';
import { settingMessages } from './russian/settings.ts';
import { termMessages } from './russian/terms.ts';

/**
 * The language of the output. It is global because a process prints for one person only. Commands for the
 * retailer's staff have English texts in their code; these are translated into Russian unless `--lang en` is
 * set.
 */
let language: Language = 'ru';

export const spoken = (): Language => language;

export function speak(wanted: Language): void {
  language = wanted;
}

/** Removes `--lang ru` or `--lang en` from the arguments of this process, and sets that language. */
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

/** All Russian messages of commands, and of the modules whose errors commands print. */
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
 * Translates a complete English message, such as that of an error, into the language of the output. If the
 * whole message is not in the table, each of its lines is translated.
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
 * Translates an error in a file. File, line and place stay as they are; only the reason is looked up in the
 * table.
 */
function translatedLine(line: string): string {
  const [, where = '', reason = line] = FILE_ISSUE.exec(line) ?? [];
  return where + sentenceIn(language, reason).text;
}

/**
 * Template tag for lines that commands print. Translates the English template into the language of the
 * output.
 */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const template = parts.join('{}');
  const words = values.map(String);
  return filled((language === 'ru' ? lineMessages[template] : undefined) ?? template, words);
}

/**
 * Translates a word of a fixed set, such as the state of an order or the heading of a column, into the
 * language of the output.
 */
export const term = (english: string): string =>
  (language === 'ru' ? termMessages[english] : undefined) ?? english;

/** Formats a whole number with the thousands separator of the language. */
export const count = (number: number): string =>
  number.toLocaleString(language === 'ru' ? 'ru-RU' : 'en-US').replaceAll('\u00a0', ' ');
