import { expect, test } from 'vitest';
import { colourFamilies } from '#shared/goods/colour-families.ts';
import { colours } from '../cloths/colours.ts';
import { lookOf } from '../cloths/finishes.ts';
import { prints } from '../cloths/prints.ts';
import { looks } from './looks.ts';

const everyColour = [...Object.values(colours), ...Object.values(prints)];

test('the demo has 43 to 50 plain colours, and a colour of each of the seventeen families', () => {
  expect(Object.keys(colours).length).toBeGreaterThanOrEqual(43);
  expect(Object.keys(colours).length).toBeLessThanOrEqual(50);
  expect(new Set(everyColour.map(({ family }) => family))).toEqual(new Set(colourFamilies));
});

test.each(['displayValue', 'value', 'code'] as const)('no two colours have the same %s', (key) => {
  const values = everyColour.map((colour) => colour[key]);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test('every colour is muted: not fully saturated, black slightly lighter and white slightly grey', () => {
  for (const { hex } of Object.values(colours)) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    expect(Math.max(...channels)).toBeLessThanOrEqual(0xf4);
    expect(Math.min(...channels)).toBeGreaterThanOrEqual(0x1c);
  }
});

test('every look has valid colours and plausible numbers', () => {
  for (const [id, look] of Object.entries(looks)) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const { base, inside, thread, buttons, sole, metal, pattern, cloth } = look;
    for (const colour of [base, inside, thread, buttons, sole, metal, ...(pattern?.colours ?? [])]) {
      expect(colour, id).toMatch(/^#[0-9a-f]{6}$/);
    }
    if (pattern) expect(pattern.repeat > 0.005 && pattern.repeat < 0.2, id).toBe(true);
    for (const depth of [cloth?.melange, cloth?.denim])
      expect((depth ?? 0) >= 0 && (depth ?? 0) <= 1, id).toBe(true);
  }
});

test('denim has ochre thread, and sneakers have a light sole', () => {
  expect(lookOf('indigo', 'denim').thread).toBe('#b98a55');
  expect(lookOf('black', 'sneaker').sole).toBe('#ebe8e0');
  expect(lookOf('sailor', 'jersey').pattern).toMatchObject({ kind: 'stripe', repeat: 0.03 });
});
