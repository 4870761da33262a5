import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel';

const WIDTH = 100;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a step counts from the last goal, also if an earlier stop is reported late', () => {
  const slides = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, content: id }));
  render(<Carousel label="Фотографии" slides={slides} />);
  const strip = screen.getByRole('list');
  Object.defineProperties(strip, {
    clientWidth: { value: WIDTH },
    scrollWidth: { value: WIDTH * slides.length },
  });
  for (const [place, slide] of [...strip.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: WIDTH * place });
  const goals: number[] = [];
  strip.scrollTo = (options) => void goals.push((options as ScrollToOptions).left ?? 0);

  fireEvent.keyDown(strip, { key: 'ArrowRight' });
  strip.scrollLeft = WIDTH;
  fireEvent.scroll(strip);
  fireEvent.keyDown(strip, { key: 'End' });
  // On a busy device the strip begins to move only after this.
  vi.advanceTimersByTime(1000);
  fireEvent.keyDown(strip, { key: 'ArrowLeft' });
  expect(goals).toEqual([WIDTH, 5 * WIDTH, 4 * WIDTH]);
});
