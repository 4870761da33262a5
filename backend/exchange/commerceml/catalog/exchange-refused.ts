import { sentenceIn } from '../../yml/feed/russian.ts';

/** Thrown if a file of 1C cannot be accepted. The message is shown to the person who operates 1C. */
export class ExchangeRefused extends Error {}

/** The message of an error that refuses an import, in Russian. */
export const refusalInRussian = ({ message }: Error): string =>
  sentenceIn('ru', message).text.replace(/^(\S+) has errors:/, 'Ошибки в файле $1:');
