import { expect, test } from 'vitest';
import { threeLooks } from './three-looks.ts';

const pattern = { kind: 'stripe', colours: ['#2b3850'], repeat: 0.03 } as const;
const striped = { base: '#efede6', pattern: { ...pattern, colours: [...pattern.colours] } };

test('threeLooks returns a light, a dark and a patterned look', () => {
  const sold = { grey: { base: '#9a9a98' }, black: { base: '#26272a' }, striped, white: { base: '#f1f0ec' } };
  expect(threeLooks(sold)).toEqual(['white', 'black', 'striped']);
});

test('threeLooks returns the most colourful look as the third one if no look has a pattern', () => {
  const sold = {
    grey: { base: '#9a9a98' },
    red: { base: '#8c2431' },
    white: { base: '#f1f0ec' },
    black: { base: '#26272a' },
  };
  expect(threeLooks(sold)).toEqual(['white', 'black', 'red']);
});

test('threeLooks returns all looks if there are fewer than three', () => {
  expect(threeLooks({ black: { base: '#26272a' } })).toEqual(['black']);
  expect(threeLooks({ black: { base: '#26272a' }, striped })).toEqual(['striped', 'black']);
});
