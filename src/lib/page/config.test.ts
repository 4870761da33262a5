import { expect, test } from 'vitest';
import { pageConfigScript } from './config';

const config = { apiBaseUrl: '', site: 'ru', siteId: 'ru', brand: '</script><b>', build: '1' };

test('the configuration is escaped, so that no value can end the script element that contains it', () => {
  const text = pageConfigScript(config);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual(config);
});
