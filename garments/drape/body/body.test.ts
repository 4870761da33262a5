import { describe, expect, test } from 'vitest';
import { armAt } from './arm.ts';
import { armed } from './armed.ts';
import { baked } from './baked.ts';
import { betweenBoards } from './boards.ts';
import { dressForm } from './dress-form.ts';
import { trousered } from './trousered.ts';

const slow = dressForm({ figure: 'women', bust: 0.5 });
const form = baked(slow);

/** Half the width of a form at a height, in metres. */
function halfWidth(distance: (x: number, y: number, z: number) => number, height: number): number {
  for (let x = 0; x < 0.4; x += 0.001) if (distance(x, height, -0.01) > 0) return x;
  return Number.NaN;
}

test('the distance to a form is negative inside and positive outside', () => {
  expect(form.distance(0, 1.2, 0)).toBeLessThan(0);
  expect(form.distance(0.5, 1.2, 0)).toBeGreaterThan(0.2);
});

test('the baked form returns the same distances as the function it was sampled from', () => {
  for (const [x, y, z] of [
    [0.2, 1.3, 0.05],
    [0.05, 1.1, 0.14],
    [0.1, 0.5, 0.09],
  ] as const)
    expect(form.distance(x, y, z)).toBeCloseTo(slow(x, y, z), 3);
});

test('the normal points away from the form', () => {
  const normal = new Float64Array(3);
  const before = form.distance(0.14, 1.1, 0.06, normal);
  const [x = 0, y = 0, z = 0] = normal;
  expect(form.distance(0.14 + x * 0.02, 1.1 + y * 0.02, 0.06 + z * 0.02)).toBeCloseTo(before + 0.02, 2);
});

describe('the figures of dress forms', () => {
  const men = dressForm({ figure: 'men', bust: 0 });
  const children = dressForm({ figure: 'children', bust: 0 });

  test('the figures of dress forms are broader at the shoulders and less narrow at the waist for men than for women', () => {
    expect(halfWidth(men, 1.3)).toBeGreaterThan(halfWidth(slow, 1.3));
    const taper = (figure: typeof slow) => halfWidth(figure, 1.08) / halfWidth(figure, 0.9);
    expect(taper(men)).toBeGreaterThan(taper(slow) + 0.05);
  });

  test('at the height of the waist, the dress form of a child is wider than that of a woman', () => {
    expect(halfWidth(children, 1.08)).toBeGreaterThan(halfWidth(slow, 1.08) + 0.01);
  });
});

test('shoulder pads widen the shoulders and narrow the neck', () => {
  const padded = dressForm({ figure: 'men', bust: 0, padded: true });
  const bare = dressForm({ figure: 'men', bust: 0 });
  const topAt = (distance: typeof bare, x: number) => {
    for (let y = 1.5; y > 1.2; y -= 0.001) if (distance(x, y, -0.012) < 0) return y;
    return Number.NaN;
  };
  expect(topAt(padded, 0.2)).toBeGreaterThan(topAt(bare, 0.2) + 0.02);
  expect(topAt(padded, 0.19)).toBeGreaterThan(
    topAt(dressForm({ figure: 'women', bust: 0, padded: true }), 0.19),
  );
  expect(halfWidth(padded, 1.47)).toBeLessThan(halfWidth(bare, 1.47) - 0.01);
});

describe('the arms of a form', () => {
  const figure = armed(form, { from: 32, to: 14 });

  test('the arms of a form swing from their start to their end position', () => {
    const at = (degrees: number) => armAt(degrees).wrist;
    figure.pose?.(0);
    expect(figure.distance(...at(32))).toBeLessThan(0);
    expect(figure.distance(...at(14))).toBeGreaterThan(0);
    figure.pose?.(1);
    expect(figure.distance(...at(32))).toBeGreaterThan(0);
    expect(figure.distance(...at(14))).toBeLessThan(0);
  });

  test('the arms of a form are symmetric', () => {
    const [x, y, z] = armAt(14).elbow;
    expect(figure.distance(-x, y, z)).toBeCloseTo(figure.distance(x, y, z), 9);
  });
});

test('boards flatten a form below their upper edge and leave it unchanged above', () => {
  const flat = betweenBoards(form, [
    [0.4, 0.06],
    [0.9, 0.12],
  ]);
  expect(flat.distance(0.3, 0.4, 0.08)).toBeLessThan(0);
  expect(flat.distance(0.3, 0.4, 0.03)).toBeGreaterThan(0);
  expect(flat.distance(0.3, 1, 0.2)).toBe(form.distance(0.3, 1, 0.2));
});

test('trousered widens a form from the waist of the trousers down to their lower end, but not above or below', () => {
  const worn = trousered(form, { top: 1.1, bottom: 0.79, halfWidth: 0.22, halfDepth: 0.1 });
  const normal = new Float64Array(3);
  expect(form.distance(0.21, 0.9, 0)).toBeGreaterThan(0);
  expect(worn.distance(0.21, 0.9, 0, normal)).toBeLessThan(0);
  expect(normal[0]).toBeGreaterThan(0.95);
  expect(worn.distance(0.21, 1.2, 0)).toBe(form.distance(0.21, 1.2, 0));
  expect(worn.distance(0.21, 0.7, 0)).toBeGreaterThan(0);
});
