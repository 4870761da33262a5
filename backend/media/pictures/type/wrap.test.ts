import { expect, test } from 'vitest';
import { cutLines, isWhole, wrap } from './wrap.ts';

/** In these tests, every letter is 10 wide. */
const measure = (line: string) => line.length * 10;
const lines = (text: string, width: number) =>
  wrap(text, width, measure).map((line) => line.replaceAll('\u00a0', ' '));

test('a text is wrapped into as few lines as possible, of even width', () => {
  expect(lines('Платье', 200)).toEqual(['Платье']);
  expect(lines('раз два три четыре', 140)).toEqual(['раз два', 'три четыре']);
});

test('short words are kept on the same line as the next word', () => {
  expect(lines('Брюки из шерсти', 100)).toEqual(['Брюки', 'из шерсти']);
  expect(lines('Платья для женщин', 120)).toEqual(['Платья', 'для женщин']);
});

test('a word that is too wide for a line is broken at a hyphen, or between letters if it has no hyphen', () => {
  expect(lines('серо-бежевый', 80)).toEqual(['серо-', 'бежевый']);
  expect(lines('водоотталкивающий', 100)).toEqual(['водоотталк', 'ивающий']);
  expect(lines('и водоотталкивающий', 180)).toEqual(['и', 'водоотталкивающий']);
});

test('isWhole is true if no word was broken and no short word ends a line', () => {
  const whole = (text: string, width: number) => isWhole(text, wrap(text, width, measure));
  expect(whole('Платье  с юбкой', 100)).toBe(true);
  expect(whole('Платье с юбкой-полусолнцем', 180)).toBe(false);
  expect(whole('водоотталкивающий', 100)).toBe(false);
});

test.each(['', ' ', '\u00a0', 'а', '🙂 🙂', 'x'.repeat(300)])(
  'wrapping does not fail for unusual text: %j',
  (text) => {
    const wrapped = wrap(text, 100, measure);
    expect(wrapped.every((line) => measure(line) <= 100)).toBe(true);
    expect(wrapped.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  },
);

test('if text was cut, the last line ends with an ellipsis', () => {
  expect(cutLines(['раз', 'два,', 'три'], 2)).toEqual(['раз', 'два…']);
  expect(cutLines(['раз', 'два'], 2)).toEqual(['раз', 'два']);
});
