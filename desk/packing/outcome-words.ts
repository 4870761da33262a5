import { awaitsCode, isComplete, leftOf, type ScanOutcome, type Scans } from '#shared/packing/scans.ts';
import { countOf } from '#shared/text/plural.ts';
import type { LineToPack } from '../api/index.ts';
import { PIECES } from '../parts/nouns.ts';
import type { Sound } from './sound.ts';

/** What the screen says about a scan, and with which sound. */
export type Said = { sound: Sound; text: string };

type Lines = readonly LineToPack[];

const nameOf = ({ name, size }: LineToPack) => `${name}, размер\u00a0${size}`;

/** Pieces of an order that are neither scanned nor missing. */
export const leftOfOrder = (lines: Lines, scans: Scans): number =>
  lines.reduce((all, line) => all + leftOf(line, scans), 0);

/** What comes next for an order. */
export function nextWords(lines: Lines, scans: Scans): string {
  const waiting = awaitsCode(lines, scans);
  if (waiting) return `Теперь код маркировки: ${nameOf(waiting)}`;
  if (isComplete(lines, scans)) return 'Всё на\u00a0месте. Enter\u00a0– заказ собран';
  return `Осталось: ${countOf(leftOfOrder(lines, scans), PIECES)}`;
}

/** What a scan meant, in words. The number of an order is not one of them: it opens that order. */
export function saidOf(outcome: Exclude<ScanOutcome, { kind: 'order' }>, lines: Lines, scans: Scans): Said {
  const line = 'position' in outcome && lines.find(({ position }) => position === outcome.position);
  const name = line ? nameOf(line) : '';
  const wrong = (text: string): Said => ({ sound: 'wrong', text });
  switch (outcome.kind) {
    case 'piece':
    case 'code':
      return { sound: isComplete(lines, scans) ? 'done' : 'right', text: nextWords(lines, scans) };
    case 'other-piece':
      return wrong('Этой вещи в\u00a0заказе нет');
    case 'enough':
      return wrong(`Лишняя вещь. ${name}: нужно ${line ? line.pieces : 0}, уже есть`);
    case 'code-first':
      return wrong(`Сначала код маркировки: ${name}`);
    case 'other-code':
      return wrong(`Это код другой вещи. Нужен код: ${name}`);
    case 'code-twice':
      return wrong('Этот код уже считан');
    case 'misread':
      return wrong('Код считан не\u00a0полностью. Считайте ещё раз');
  }
}
