import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { errorOfPart } from './part-that-threw.ts';

describe('a part of a page that threw', () => {
  it('gives its cause, where React was built for development', () => {
    const Broken = () => {
      throw new TypeError('a "part" that <broke> & more');
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = renderToString(createElement(Suspense, null, createElement(Broken)));
    vi.restoreAllMocks();
    const error = errorOfPart(`<main>${html}</main>`);
    expect(error?.message).toBe('a "part" that <broke> & more');
    expect(error?.stack).toMatch(
      /^TypeError: a "part" that <broke> & more\n +at Broken .*part-that-threw\.test\.ts/,
    );
  });

  it('is noticed where React says nothing of the cause', () => {
    expect(errorOfPart('<p>a</p><!--$!--><template></template><!--/$-->')?.message).toBe(
      'A part of the page threw while it was rendered.',
    );
  });

  it('is none in a page that was rendered whole', () => {
    const html = renderToString(createElement(Suspense, null, createElement('p', null, 'whole')));
    expect(errorOfPart(html)).toBeUndefined();
  });
});
