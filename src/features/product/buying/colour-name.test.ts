import { expect, test } from 'vitest';
import { colourName } from './colour-name';

test('family, value and code are joined', () => {
  const colour = { colorFamily: 'Синий', displayValue: 'Тёмно-синий', value: 'NAVY', hex: '#1f2a44' };
  expect(colourName(colour)).toBe('Синий - Тёмно-синий - NAVY');
});
