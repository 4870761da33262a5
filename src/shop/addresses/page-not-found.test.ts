import { isNotFound, isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AddressChange, ProductCard } from '@/lib/api';
import { requestContext } from '@/lib/page/request-context';
import { addressChange } from './address-change';
import { lowerCaseAddress, missingPage, type NotFoundData, pageNotFound } from './page-not-found';

vi.mock('./address-change');
vi.mock('@/lib/page/request-context');

const cards = (name: string) => [{ name }] as ProductCard[];
const suggest = vi.fn(async () => cards('new'));
const answer: { status?: 410 } = {};

beforeEach(() => {
  delete answer.status;
  suggest.mockClear();
  vi.mocked(requestContext).mockReturnValue({ answer } as ReturnType<typeof requestContext>);
});

const change = (more: Partial<AddressChange>) =>
  vi.mocked(addressChange).mockResolvedValue({
    outcome: 'GONE',
    location: null,
    listing: null,
    alternatives: [],
    ...more,
  });

const dataOf = (error: unknown) => (isNotFound(error) ? (error.data as NotFoundData) : undefined);

test('pageNotFound returns the router’s not-found error with the path of the page (§4.5.6, §8.1)', () => {
  const error = pageNotFound('/net-takoy-stranitsy');
  expect(isNotFound(error)).toBe(true);
  expect(error.data).toEqual({ message: 'Page Not Found: /net-takoy-stranitsy', suggestions: [] });
});

test('a page that has moved redirects permanently and keeps the query string', async () => {
  change({ outcome: 'MOVED', location: '/product/new' });
  const moved = await missingPage('/product/old', '?utm_source=x', suggest);
  expect(isRedirect(moved) && moved.options).toMatchObject({
    href: '/product/new?utm_source=x',
    statusCode: 301,
  });
  expect(answer).toEqual({});
});

test.each([
  ['/ZHENSHCHINAM/Platya', '?cvet=chernyy', '/zhenshchinam/platya?cvet=chernyy'],
  ['/product/Palto-1', '', '/product/palto-1'],
  ['/zhenshchinam/%D0%AE%D0%B1%D0%BA%D0%B8-X', '', '/zhenshchinam/%D0%AE%D0%B1%D0%BA%D0%B8-x'],
])(
  'the URL %s%s with capital letters redirects permanently to %s (§2.3.8)',
  async (address, search, href) => {
    vi.mocked(addressChange).mockClear();
    const moved = await missingPage(address, search, suggest);
    expect(isRedirect(moved) && moved.options).toMatchObject({ href, statusCode: 301 });
    expect(addressChange).not.toHaveBeenCalled();
  },
);

test('a URL without capital letters is not redirected', () => {
  for (const address of ['/zhenshchinam', '/product/palto-1', '/%D0%AE%D0%B1%D0%BA%D0%B8'])
    expect(lowerCaseAddress(address)).toBeUndefined();
});

test('the not-found page of a removed product says that it was removed, and shows its listing and similar goods', async () => {
  const listing = { label: 'Платья', path: '/zhenshchinam/platya' };
  change({ listing, alternatives: cards('like it') });
  expect(dataOf(await missingPage('/product/old', '', suggest))).toEqual({
    message: 'Page Not Found: /product/old',
    suggestions: cards('like it'),
    gone: { what: 'product', listing },
  });
  expect(answer.status).toBe(410);
  expect(suggest).not.toHaveBeenCalled();
});

test('the not-found page of a removed listing shows new arrivals if there are no similar goods', async () => {
  change({});
  vi.mocked(requestContext).mockReturnValue(undefined);
  expect(dataOf(await missingPage('/detyam', '', suggest))).toMatchObject({
    suggestions: cards('new'),
    gone: { what: 'listing', listing: null },
  });
});

test('the not-found page of a URL that never existed does not say that it was removed', async () => {
  vi.mocked(addressChange).mockResolvedValue(undefined);
  expect(dataOf(await missingPage('/net', '', suggest))).toEqual({
    message: 'Page Not Found: /net',
    suggestions: cards('new'),
  });
  expect(answer).toEqual({});
});
