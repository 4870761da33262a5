import { expect, it } from 'vitest';
import { sizeAdvice } from './size-advice.ts';

const sizes = ['44', '46', '48'];
const own = 'Ваш размер по меркам: 46';

it.each([
  [{ verdict: null, mine: undefined }, undefined],
  [{ verdict: 'MIXED', mine: undefined }, undefined],
  [{ verdict: 'MIXED', mine: '46' }, own],
  [{ verdict: 'EXACT', mine: undefined }, 'Большинству в размер'],
  [{ verdict: 'EXACT', mine: '46' }, `${own}. Большинству в размер`],
  [{ verdict: 'SMALL', mine: '46' }, `${own}. Большинству маломерит: примерьте 48`],
  [{ verdict: 'LARGE', mine: '46' }, `${own}. Большинству большемерит: примерьте 44`],
  [{ verdict: 'SMALL', mine: undefined }, 'Большинству маломерит: примерьте на размер больше'],
  // Reviewers say that the goods fit small, but there is no larger size to recommend.
  [
    { verdict: 'SMALL', mine: '48' },
    'Ваш размер по меркам: 48. Большинству маломерит: примерьте на размер больше',
  ],
  [
    { verdict: 'LARGE', mine: '60' },
    'Ваш размер по меркам: 60. Большинству большемерит: примерьте на размер меньше',
  ],
] as const)('the size advice for %j: %s (§3.1.3)', (known, advice) => {
  expect(sizeAdvice({ ...known, sizes })?.replaceAll('\u00a0', ' ')).toBe(advice);
});
