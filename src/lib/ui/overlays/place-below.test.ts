import { expect, test } from 'vitest';
import { placeOf } from './place-below';

const view = { width: 390, height: 844 };
const panel = { width: 300, height: 200 };

test.each([
  ['below its trigger', { left: 16, right: 100, top: 40, bottom: 84 }, 'start', { left: 16, top: 92 }],
  ['inside the window', { left: 300, right: 380, top: 40, bottom: 84 }, 'start', { left: 82, top: 92 }],
  ['by its end', { left: 300, right: 380, top: 40, bottom: 84 }, 'end', { left: 80, top: 92 }],
  [
    'above without room below',
    { left: 16, right: 100, top: 760, bottom: 804 },
    'start',
    { left: 16, top: 552 },
  ],
] as const)('a panel is placed %s', (_, trigger, align, place) => {
  expect(placeOf(trigger, panel, align, view)).toEqual(place);
});
