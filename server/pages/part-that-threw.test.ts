import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { errorOfPart } from './part-that-threw.ts';

describe('finding the error of a part of a page', () => {
  it('errorOfPart returns an error with its cause if a development build of React rendered the page', () => {
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

  it('errorOfPart returns an error if a production build of React, which hides the cause, rendered the page', () => {
    expect(errorOfPart('<p>a</p><!--$!--><template></template><!--/$-->')?.message).toBe(
      'A part of the page failed to render.',
    );
  });

  it('errorOfPart returns undefined if the page was rendered completely', () => {
    const html = renderToString(createElement(Suspense, null, createElement('p', null, 'whole')));
    expect(errorOfPart(html)).toBeUndefined();
  });
});
