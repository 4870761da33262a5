import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StickyBuyBar } from './sticky-buy-bar';

let notifyObserver: IntersectionObserverCallback;
const watched = new Set<Element>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        notifyObserver = callback;
      }
      observe(element: Element) {
        watched.add(element);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(75);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <form>
        <button ref={button} type="button">
          Настоящая кнопка
        </button>
        <StickyBuyBar insteadOf={button} label={'Добавить в\u00a0корзину'} price={1749000} busy={false} />
      </form>
      <footer>Подвал</footer>
    </>
  );
}

function show() {
  const { container, unmount } = render(<Page />);
  const bar = container.querySelector('[inert]');
  if (!bar) throw new Error('The bar is hidden at first.');
  const move = (inSight: { button: boolean; footer: boolean }) =>
    act(() =>
      notifyObserver(
        [...watched].map((target) => ({
          target,
          isIntersecting: target.matches('footer') ? inSight.footer : inSight.button,
        })) as unknown as IntersectionObserverEntry[],
        {} as IntersectionObserver,
      ),
    );
  return { bar, move, unmount };
}

const height = () => document.documentElement.style.getPropertyValue('--sticky-bar');

test('stands in for the button only while neither it nor the footer is in sight', () => {
  const { bar, move } = show();
  expect(bar.textContent).toBe('Добавить в\u00a0корзину\u00a0· 17\u00a0490\u00a0₽');
  move({ button: false, footer: false });
  expect(bar.hasAttribute('inert')).toBe(false);
  move({ button: true, footer: false });
  expect(bar.hasAttribute('inert')).toBe(true);
  move({ button: false, footer: true });
  expect(bar.hasAttribute('inert')).toBe(true);
});

test('sets its height for toasts and scrolling, and removes it again', () => {
  const { move, unmount } = show();
  expect(height()).toBe('');
  move({ button: false, footer: false });
  expect(height()).toBe('75px');
  expect(document.documentElement.style.getPropertyValue('scroll-padding-bottom')).toBe('99px');
  move({ button: true, footer: false });
  expect(height()).toBe('');
  move({ button: false, footer: false });
  unmount();
  expect(height()).toBe('');
});
