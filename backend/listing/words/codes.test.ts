import { describe, expect, test } from 'vitest';
import { createCodesBuilder, findCode, plainCode } from './codes.ts';

const builder = createCodesBuilder();
builder.add(0, [
  { variant: 0, vendorCode: 'PL-20417-CML', skus: ['PL-20417-CML-44', 'OWN-1'] },
  { variant: 1, vendorCode: 'PL-20417-BLK', skus: [] },
]);
builder.add(1, [{ variant: 2, vendorCode: 'AB1', skus: [] }]);
const codes = await builder.finish();
const found = (code: string) => findCode(codes, plainCode(code));

describe('findCode', () => {
  test.each(['PL-20417-CML', 'pl20417cml', 'PL 20417 / cml', 'РL-20417-СМL'])(
    'findCode finds a colour by the code %s',
    (code) => {
      expect(found(code)).toEqual([{ variant: 0 }]);
    },
  );

  test.each(['20417', 'PL20417'])(
    'findCode finds a model by %s, the part of the code that its colours share',
    (code) => {
      expect(found(code)).toEqual([{ group: 0 }]);
    },
  );

  test('findCode finds a colour by a SKU that does not begin with its vendor code', () => {
    expect(found('own-1')).toEqual([{ variant: 0 }]);
  });

  test.each(['AB1', '', 'PL', '99999', 'PL-20417-RED'])('findCode finds nothing for %j', (code) => {
    expect(found(code)).toEqual([]);
  });

  test('findCode indexes 5000 models whose codes have the same prefix, and finds at most 200 models by this prefix', async () => {
    const many = createCodesBuilder();
    for (let group = 0; group < 5000; group++) {
      many.add(group, [{ variant: group, vendorCode: `SEASON2026-${group}X`, skus: [] }]);
    }
    const all = await many.finish();
    expect(findCode(all, plainCode('SEASON2026-4999X'))).toEqual([{ variant: 4999 }]);
    expect(findCode(all, plainCode('SEASON2026')).length).toBeLessThanOrEqual(200);
  });
});
