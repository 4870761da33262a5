import { expect, it } from 'vitest';
import { translated } from '../terminal/say.ts';
import { choiceOf, choicesOf } from './read-choice.ts';

const STATES = ['PAID', 'HANDED_OVER', 'PARTLY_HANDED_OVER'] as const;

it('reads the words of the contract and the Russian ones of the tables', () => {
  for (const word of ['HANDED_OVER', 'handed_over', 'вручён', 'ВРУЧЁН'])
    expect(choiceOf(word, 'state', STATES)).toBe('HANDED_OVER');
  expect(choicesOf('PAID, вручён частично', 'state', STATES)).toBe('PAID,PARTLY_HANDED_OVER');
});

it('lists the words for any other one, with their Russian', () => {
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
