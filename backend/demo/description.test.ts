import { expect, test } from 'vitest';
import { cloths } from './cloths.ts';
import { descriptionOf } from './description.ts';
import { typeset } from './typeset.ts';

const [first, second] = cloths.merino.notes;

test.each([
  [first, second],
  [second, first],
])('answers «%s» with the other fact about the cloth', (about, other) => {
  expect(descriptionOf({ about: about ?? '', cloth: 'merino' }, 'any')).toBe(typeset(`${about} ${other}`));
});

test('says the same of the same model', () => {
  const model = { about: 'Прямой джемпер.', cloth: 'merino' } as const;
  expect(descriptionOf(model, 'dzhemper')).toBe(descriptionOf(model, 'dzhemper'));
});
