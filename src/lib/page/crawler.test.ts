import { expect, test } from 'vitest';
import { isCrawler } from './crawler';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/2.0)',
  'facebookexternalhit/1.1',
])('the user agent %s is a crawler', (agent) => {
  expect(isCrawler(agent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 YaBrowser/25.8 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  '',
])('the user agent %s is not a crawler', (agent) => {
  expect(isCrawler(agent)).toBe(false);
});
