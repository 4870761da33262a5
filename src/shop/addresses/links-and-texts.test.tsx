import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLink } from '@/lib/ui/links/page-link';
import { InRouter } from '@/testing/in-router';
import { hrefTo } from './href-to';

test.each<[string, ReactElement]>([
  [hrefTo('/'), <PageLink key="home" to="/" />],
  [
    hrefTo('/product/$productUrl', { params: { productUrl: 'a b?c#d' } }),
    <PageLink key="product" to="/product/$productUrl" params={{ productUrl: 'a b?c#d' }} />,
  ],
  [
    hrefTo('/$', { params: { _splat: 'obuv/туфли' }, search: { cvet: 'siniy,belyy', page: '2' } }),
    <PageLink
      key="listing"
      to="/$"
      params={{ _splat: 'obuv/туфли' }}
      search={{ cvet: 'siniy,belyy', page: '2' }}
    />,
  ],
  [
    hrefTo('/login', { search: { redirect: '/cart?a=1' } }),
    <PageLink key="login" to="/login" search={{ redirect: '/cart?a=1' }} />,
  ],
  ['/wishlist', <PageLink key="wishlist" to="/wishlist" search={{ page: undefined }} />],
  [
    '/search?q=%D0%BF%D0%B0&razdel=obuv/tufli#a',
    <PageLink key="text" href="/search?q=%D0%BF%D0%B0&razdel=obuv/tufli#a" />,
  ],
])('hrefTo and links rendered in the browser and on the server have the same URL: %s', (href, element) => {
  render(element, { wrapper: InRouter });
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<InRouter>{element}</InRouter>);
  expect(page.querySelector('a')?.getAttribute('href')).toBe(href);
});
