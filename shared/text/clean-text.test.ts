import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines } from './clean-text.ts';

describe('cleaning a text of one line', () => {
  it.each([
    ['Анна\u202eНовикова', 'АннаНовикова'],
    ['  Анна\t\r\nНовикова', '  Анна Новикова'],
    ['ПРОМО\u200b10\u00ad', 'ПРОМО10'],
    ['\u001b]0;x\u0007имя', ']0;xимя'],
    ['\u3164\u2800\u200d', ''],
    ['ул.\u00a0Ленина, 1 — «Ёж» 👋🏽', 'ул.\u00a0Ленина, 1 — «Ёж» 👋🏽'],
  ])('cleanLine turns %j into %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });
});

describe('cleaning a text of several lines', () => {
  it.each([
    ['Первая\r\nвторая\rтретья\u2028четвёртая', 'Первая\nвторая\nтретья\nчетвёртая'],
    ['семья 👨\u200d👩\u200d👧', 'семья 👨\u200d👩\u200d👧'],
    ['конец\u202e.exe\u0000'.replace('\u0000', ''), 'конец.exe'],
    ['\u200b\u200d\n\u2800', ''],
    ['цена\t100\u001b[2J', 'цена 100[2J'],
  ])('cleanLines turns %j into %j', (text, expected) => {
    expect(cleanLines(text)).toBe(expected);
  });
});
