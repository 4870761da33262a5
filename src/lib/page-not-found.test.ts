import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { pageNotFound } from './page-not-found';

test('an unknown page is the router’s not-found and names its path', () => {
  const error = pageNotFound('/net-takoy-stranitsy');
  expect(isNotFound(error)).toBe(true);
  expect(error.data).toEqual({ message: 'Page Not Found: /net-takoy-stranitsy', suggestions: [] });
});
