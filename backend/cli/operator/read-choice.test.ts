import { expect, it } from 'vitest';
import { translated } from '../terminal/say.ts';
import { choiceOf, choicesOf } from './read-choice.ts';

const STATES = ['PAID', 'HANDED_OVER', 'PARTLY_HANDED_OVER'] as const;

it('the value of an option may be typed as the contract spells it, or as the Russian word that commands print for it', () => {
  for (const word of ['HANDED_OVER', 'handed_over', 'вручён', 'ВРУЧЁН'])
    expect(choiceOf(word, 'state', STATES)).toBe('HANDED_OVER');
  expect(choicesOf('PAID, вручён частично', 'state', STATES)).toBe('PAID,PARTLY_HANDED_OVER');
});

it('an unknown value of an option is refused with a list of the allowed values and their Russian words', () => {
  let says = '';
  try {
    choicesOf('PAID,LOST', 'state', STATES);
  } catch (error) {
    says = (error as Error).message;
  }
  expect(translated(says)).toBe(
    '--state — одно из: PAID оплачен, HANDED_OVER вручён, PARTLY_HANDED_OVER вручён частично.',
  );
});
