import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderPage } from '@/testing/render-page';
import { Zoom } from './zoom';

beforeAll(() => {
  // jsdom implements neither layout nor pointer capture.
  Element.prototype.setPointerCapture = () => {};
});

const picture = { template: '/pictures/a-{width}.{format}', widths: [240], alt: 'Пальто', tint: '#ffffff' };

function show() {
  renderPage(<Zoom open from={0} onClose={() => {}} pictures={[picture, picture]} />);
  const stage = document.querySelector('.touch-none');
  if (!stage) throw new Error('The viewer has no stage element.');
  const finger = (pointerId: number) => ({
    down: (x: number) => fireEvent.pointerDown(stage, { pointerId, clientX: x, clientY: 0, button: 0 }),
    move: (x: number) => fireEvent.pointerMove(stage, { pointerId, clientX: x, clientY: 0 }),
    up: (x: number) => fireEvent.pointerUp(stage, { pointerId, clientX: x, clientY: 0 }),
  });
  return [finger(1), finger(2)] as const;
}

const title = () => screen.getByRole('heading', { level: 2 }).textContent;

test('a swipe shows the next picture', () => {
  const [finger] = show();
  finger.down(200);
  finger.move(20);
  finger.up(20);
  expect(title()).toBe('Фото 2 из\u00a02');
});

test('lifting the fingers after a pinch does not show another picture', () => {
  const [one, other] = show();
  one.down(200);
  other.down(400);
  other.move(280);
  one.move(220);
  one.up(220);
  other.move(20);
  other.up(20);
  expect(title()).toBe('Фото 1 из\u00a02');
});

test('after a pinch, the finger that stays down moves the picture', () => {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, value: 400 },
    clientHeight: { configurable: true, value: 700 },
  });
  const [one, other] = show();
  const shown = () => document.querySelector<HTMLElement>('[style*="scale"]')?.style.transform;
  one.down(-20);
  other.down(20);
  one.move(-60);
  other.move(60);
  expect(shown()).toBe('translate(0px, 0px) scale(3)');
  other.up(60);
  one.move(-50);
  expect(shown()).toBe('translate(10px, 0px) scale(3)');
});

test('when the picture is zoomed, its file with the highest resolution loads over it', () => {
  const wide = { ...picture, widths: [240, 900, 1800] };
  renderPage(<Zoom open from={0} onClose={() => {}} pictures={[wide, wide]} />);
  const addresses = () =>
    [...document.querySelectorAll('source')]
      .map(({ srcset }) => srcset)
      .filter((set) => set.includes('1800'));
  expect(addresses()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Приблизить' }));
  expect(addresses()).toEqual(['/pictures/a-1800.avif']);
});
