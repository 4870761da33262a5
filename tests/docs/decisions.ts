import { basename } from 'node:path';
import type { Source } from './references.ts';

/** Whether a decision record is superseded by another one. Superseded records may mention removed files. */
export const isSuperseded = ({ path, text }: Source) =>
  path.startsWith('docs/decisions/') && /^\*\*Superseded/m.test(text);

const rowOf = ({ path }: Source, index: string) =>
  index
    .split('\n')
    .find(
      (line) => line.startsWith('| [') && line.slice(0, line.indexOf(' | ')).endsWith(`](${basename(path)})`),
    ) ?? '';

/** Whether the index has a row with the number, the link and the title of the record. */
export function isInIndex(record: Source, index: string): boolean {
  const [title = ''] = record.text.split('\n', 1);
  const [, number, name] = rowOf(record, index).split('|');
  const file = basename(record.path);
  return number?.trim() === `[${file.slice(0, 4)}](${file})` && `# ${name?.trim()}` === title.trim();
}

/** Whether the index marks a record as superseded. */
export const isSupersededIn = (record: Source, index: string): boolean =>
  /\| superseded by \[/.test(rowOf(record, index));
