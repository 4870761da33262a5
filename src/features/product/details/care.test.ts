import { expect, test, vi } from 'vitest';
import { CARE_ICONS, careSymbols } from './care';

const CODES =
  'WASH_30 WASH_30_MILD WASH_40 WASH_HAND WASH_NO BLEACH_NO TUMBLE_LOW TUMBLE_NO DRY_LINE DRY_FLAT IRON_110 IRON_150 IRON_NO DRYCLEAN_P DRYCLEAN_NO WETCLEAN_W'.split(
    ' ',
  );

test('each of the sixteen care codes has a text and an icon (§3.1.9)', () => {
  const log = vi.fn();
  const symbols = careSymbols(CODES, log);
  expect(symbols.map(({ code }) => code)).toEqual(CODES);
  expect(new Set(symbols.map(({ text }) => text)).size).toBe(16);
  expect(new Set(symbols.map(({ icon }) => icon)).size).toBe(16);
  expect(symbols.map(({ icon }) => icon)).toEqual(CARE_ICONS);
  expect(log).not.toHaveBeenCalled();
});

test('an unknown care code is logged once and left out (§3.1.9)', () => {
  const log = vi.fn();
  const codes = ['WASH_NO', 'WASH_95', 'constructor', 'WASH_NO'];
  const texts = () => careSymbols(codes, log).map(({ text }) => text);
  expect(texts()).toEqual(['Не\u00a0стирать']);
  expect(texts()).toEqual(['Не\u00a0стирать']);
  expect(log.mock.calls).toEqual([['Unknown care code: WASH_95'], ['Unknown care code: constructor']]);
});
