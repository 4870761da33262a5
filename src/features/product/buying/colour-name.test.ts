import { expect, test } from 'vitest';
import { colourName } from './colour-name';

test('the name of a colour joins its family, value and code (§3.1.8)', () => {
  const colour = { colorFamily: 'Синий', displayValue: 'Тёмно-синий', value: 'NAVY', hex: '#1f2a44' };
  expect(colourName(colour)).toBe('Синий - Тёмно-синий - NAVY');
});

test('a colour whose value equals its code shows it once', () => {
  const colour = { colorFamily: 'Голубой', displayValue: 'Ледяной', value: 'Ледяной', hex: '#cfe3ee' };
  expect(colourName(colour)).toBe('Голубой - Ледяной');
});

test('a family that equals the value is shown once without a code, and twice with a code', () => {
  const colour = { colorFamily: 'Синий', displayValue: 'Синий', value: 'Синий', hex: '#2f4f86' };
  expect(colourName(colour)).toBe('Синий');
  expect(colourName({ ...colour, value: 'B-104' })).toBe('Синий - Синий - B-104');
});
