import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InRouter } from '@/testing/in-router';
import { renderRouted } from '@/testing/render-routed';
import { PageLink } from './page-link';

const link = () => screen.getByRole('link');

/**
 * Whether the browser handles a click. The click is then stopped, because test environments cannot navigate.
 */
function isLeftToBrowser(click: MouseEventInit = {}): boolean {
  let isLeft = false;
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last, { once: true });
  fireEvent.click(link(), click);
  return isLeft;
}

test.each([
  'https://example.org/a?b=%20c',
  '//example.org',
  'tel:+79991234567',
  '#main',
  '/pictures/a.webp',
  '/api/_health',
])('a link to %s, which is not a page of the shop, is a plain link', (href) => {
  render(<PageLink href={href} />, { wrapper: InRouter });
  expect(link().getAttribute('href')).toBe(href);
  expect(isLeftToBrowser()).toBe(true);
});

test('a link to the current page gets no attributes from the router', async () => {
  await renderRouted(
    <>
      <PageLink href="/obuv">Обувь</PageLink>
      <PageLink href="/obuv" aria-current="true" className="tab">
        Вкладка
      </PageLink>
    </>,
    '/obuv',
  );
  expect(
    screen
      .getAllByRole('link')
      .map((each) => each.getAttributeNames().map((name) => [name, each.getAttribute(name)])),
  ).toEqual([
    [['href', '/obuv']],
    expect.arrayContaining([
      ['href', '/obuv'],
      ['aria-current', 'true'],
      ['class', 'tab'],
    ]),
  ]);
});

test('a plain click navigates without a page load', async () => {
  const { router } = await renderRouted(
    <PageLink to="/$" params={{ _splat: 'obuv' }} search={{ page: '2' }} />,
  );
  expect(isLeftToBrowser()).toBe(false);
  await waitFor(() => expect(router.state.location.href).toBe('/obuv?page=2'));
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser itself handles a click with %j',
  async (click) => {
    await renderRouted(<PageLink to="/cart" />);
    expect(isLeftToBrowser(click)).toBe(true);
  },
);

test('a click handler of the link can prevent the navigation', async () => {
  const { router } = await renderRouted(<PageLink to="/cart" onClick={(event) => event.preventDefault()} />);
  const navigate = vi.spyOn(router, 'navigate');
  fireEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
});
