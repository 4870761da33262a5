import { expect, test, vi } from 'vitest';
import { inPage, inPageAdapter, readPart } from './in-page';

test('a part travels as what is not said by the markup, and is read there once', () => {
  const part = inPage(['шуба', 'пальто'], () => ({ ids: 'ab' }));
  expect(inPageAdapter.test(part)).toBe(true);
  const arrived = inPageAdapter.fromSerializable(inPageAdapter.toSerializable(part)) as {
    unsaid: { ids: string };
  };
  const read = vi.fn(({ ids }: { ids: string }) => [...ids]);
  expect([readPart(arrived, read), readPart(arrived, read)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(read).toHaveBeenCalledOnce();
});

test('where it was made it is known', () => {
  expect(
    readPart(
      inPage(1, () => null),
      () => 2,
    ),
  ).toBe(1);
});

test('anything else travels as it is', () => {
  expect([{ value: 1 }, null, 'value'].map(inPageAdapter.test)).toEqual([false, false, false]);
});
