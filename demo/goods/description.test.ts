import { expect, test } from 'vitest';
import { typeset } from '#shared/text/typeset.ts';
import { cloths } from '../cloths/all-cloths.ts';
import { descriptionOf } from './description.ts';

const [first, second] = cloths.merino.notes;

test.each([
  [first, second],
  [second, first],
])(
  'the description adds to the text «%s» a fact about the cloth that the text does not mention',
  (about, other) => {
    expect(descriptionOf({ about: about ?? '', cloth: 'merino' }, 'any')).toBe(typeset(`${about} ${other}`));
  },
);

test('a model always gets the same description', () => {
  const model = { about: 'Прямой джемпер.', cloth: 'merino' } as const;
  expect(descriptionOf(model, 'dzhemper')).toBe(descriptionOf(model, 'dzhemper'));
});
