import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${WINDOWS} Chrome/140.0.0.0 YaBrowser/25.10 Safari/537.36`, 'Яндекс Браузер, Windows'],
  [`${IPHONE} (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari, iPhone'],
  ['curl/8.5.0', ''],
])('the device name «%s» is recognized from a User-Agent', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
