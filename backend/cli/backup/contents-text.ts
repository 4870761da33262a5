import type { Contents } from '../../backup/lines.ts';

/** The contents of a backup, as part of a sentence. */
export function contentsText({ tables, rows, pictures }: Contents): string {
  const count = (number: number) => number.toLocaleString('en-US');
  return `${count(rows)} rows of ${tables} tables, and ${count(pictures)} files of own pictures`;
}
