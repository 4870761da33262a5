import type { Contents } from '../../backup/lines.ts';
import { count, say } from '../terminal/say.ts';

/** Describes the contents of a backup as part of a sentence: how many tables, rows and pictures it has. */
export function contentsText({ tables, rows, pictures }: Contents): string {
  return say`${count(rows)} rows of ${tables} tables, and ${count(pictures)} files of own pictures`;
}
