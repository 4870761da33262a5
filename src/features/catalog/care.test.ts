import { expect, test, vi } from 'vitest';
import { careTexts } from './care';

const CODES =
  'WASH_30 WASH_30_MILD WASH_40 WASH_HAND WASH_NO BLEACH_NO TUMBLE_LOW TUMBLE_NO DRY_LINE DRY_FLAT IRON_110 IRON_150 IRON_NO DRYCLEAN_P DRYCLEAN_NO WETCLEAN_W';

test('all sixteen codes have words of their own', () => {
  const log = vi.fn();
  expect(new Set(careTexts(CODES.split(' '), log)).size).toBe(16);
  expect(log).not.toHaveBeenCalled();
});

test('an unknown code is logged and says nothing', () => {
  const log = vi.fn();
  expect(careTexts(['WASH_NO', 'WASH_95', 'constructor'], log)).toEqual(['Не\u00a0стирать']);
  expect(log.mock.calls).toEqual([['Unknown care code: WASH_95'], ['Unknown care code: constructor']]);
});
