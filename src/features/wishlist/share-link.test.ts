// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-link';

const LINK = { title: 'Избранное', url: 'https://vitrina.example/wishlist/shared/kq3vXn0cT1yJ8mZp' };

/** A fake browser: with or without touch, share sheet and clipboard. */
function browser({
  coarse = false,
  share,
  writeText,
}: {
  coarse?: boolean;
  share?: unknown;
  writeText?: unknown;
}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: coarse } as MediaQueryList);
  vi.stubGlobal('navigator', { share, clipboard: writeText && { writeText } });
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a phone opens its share sheet to share a link', async () => {
  const share = vi.fn(async () => {});
  browser({ coarse: true, share });
  expect(await shareLink(LINK)).toBe('sent');
  expect(share).toHaveBeenCalledExactlyOnceWith(LINK);
});

test('if the shopper dismisses the share sheet, the link is not copied either', async () => {
  const writeText = vi.fn();
  const share = async () => {
    throw new DOMException('closed', 'AbortError');
  };
  browser({ coarse: true, share, writeText });
  expect(await shareLink(LINK)).toBe('sent');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['with a pointer', { share: vi.fn() }],
  ['without a sheet', { coarse: true }],
  [
    'whose sheet may not open',
    { coarse: true, share: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  ],
])('a browser %s copies the link', async (_, kind) => {
  const writeText = vi.fn(async () => {});
  browser({ ...kind, writeText });
  expect(await shareLink(LINK)).toBe('copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK.url);
});

test.each([
  ['has no clipboard', undefined],
  ['refuses to copy', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('in a browser that %s, the page must show the link', async (_, writeText) => {
  browser({ writeText });
  expect(await shareLink(LINK)).toBe('shown');
});
