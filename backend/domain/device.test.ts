import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const WIN = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';

it.each([
  ['Chrome, Windows', `${WIN} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge, Windows', `${WIN} ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  ['Opera, Windows', `${WIN} ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['Яндекс Браузер, Windows', `${WIN} ${WEBKIT} Chrome/140.0.0.0 YaBrowser/25.10.0.0 Safari/537.36`],
  ['Firefox, Windows', `${WIN.replace(')', '; rv:145.0)')} Gecko/20100101 Firefox/145.0`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`],
  ['Chrome, Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/142.0.0.0 Safari/537.36`],
  [
    'Safari, macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15',
  ],
  ['Safari, iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome, iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`],
  ['Яндекс Браузер, iPhone', `${IPHONE} Version/18.5 YaBrowser/25.10.0.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari, iPad',
    `${IPHONE.replace('iPhone;', 'iPad;')} Version/18.5 Mobile/15E148 Safari/604.1`.replace(
      'CPU iPhone OS',
      'CPU OS',
    ),
  ],
  ['Chrome, Android', `${ANDROID} ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`],
  [
    'Samsung Internet, Android',
    `${ANDROID} ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'MIUI Browser, Android',
    `${ANDROID} ${WEBKIT} Version/4.0 Chrome/112.0.0.0 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10`,
  ],
  [
    'Huawei Browser, HarmonyOS',
    `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${WEBKIT} Chrome/114.0.0.0 HuaweiBrowser/15.0 Mobile Safari/537.36`,
  ],
  // An in-app browser. Its User-Agent header contains no name of a browser.
  ['iPhone', `${IPHONE} Mobile/15E148`],
  ['', 'curl/8.5.0'],
  ['', 'node'],
  ['', ''],
  ['', 'Windowsill Chromebook <script>alert(1)</script>'],
])('the device label read from a User-Agent is «%s»', (label, userAgent) => {
  expect(deviceOf(userAgent)).toBe(label);
});

it.each(['Version/', 'Version/1.1.1', ' ', 'Safari Version/1 '])(
  'a User-Agent full of «%s» is parsed quickly',
  (piece) => {
    expect(deviceOf(piece.repeat(512 / piece.length))).toBe('');
  },
);
