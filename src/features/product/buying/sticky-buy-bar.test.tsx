import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InRouter } from '@/testing/in-router';
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

type PageProps = { onAskSize?: () => void; isAdded?: boolean };

function Page(props: PageProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <form data-buy-panel="">
        <button ref={button} type="button">
          Настоящая кнопка
        </button>
        <StickyBuyBar
          {...props}
          insteadOf={button}
          label={'Добавить в\u00a0корзину'}
          price={1749000}
          busy={false}
        />
      </form>
      <footer>Подвал</footer>
    </>
  );
}

function show(props: PageProps = {}) {
  const { container, unmount } = render(<Page {...props} />, { wrapper: InRouter });
  const bar = container.querySelector('[inert]');
  if (!bar) throw new Error('The bar is hidden at first.');
  const move = (inSight: { button: boolean; footer: boolean; panel?: 'ahead' | 'in sight' | 'behind' }) =>
    act(() =>
      notifyObserver(
        [...watched].map((target) => ({
          target,
          isIntersecting: target.matches('footer')
            ? inSight.footer
            : target.matches('form')
              ? inSight.panel !== 'ahead' && inSight.panel !== 'behind'
              : inSight.button,
          boundingClientRect: { bottom: inSight.panel === 'behind' ? -20 : 900 },
        })) as unknown as IntersectionObserverEntry[],
        {} as IntersectionObserver,
      ),
    );
  return { bar, move, unmount };
}

const height = () => document.documentElement.style.getPropertyValue('--sticky-bar');

test('the bar is shown while neither the form’s button nor the footer is visible', () => {
  const { bar, move } = show();
  expect(bar.textContent).toBe('Добавить в\u00a0корзину\u00a0· 17\u00a0490\u00a0₽');
  move({ button: false, footer: false });
  expect(bar.hasAttribute('inert')).toBe(false);
  move({ button: true, footer: false });
  expect(bar.hasAttribute('inert')).toBe(true);
  move({ button: false, footer: true });
  expect(bar.hasAttribute('inert')).toBe(true);
});

test('the bar is shown until the panel with the button is scrolled past, and hidden below it', () => {
  const { bar, move } = show();
  move({ button: false, footer: false, panel: 'ahead' });
  expect(bar.hasAttribute('inert')).toBe(false);
  move({ button: false, footer: false, panel: 'behind' });
  expect(bar.hasAttribute('inert')).toBe(true);
});

test('if no size is chosen, pressing the bar’s button asks for a size and does not send the form', async () => {
  const onAskSize = vi.fn();
  const { bar, move } = show({ onAskSize });
  move({ button: false, footer: false });
  const button = bar.querySelector('button');
  expect(button?.getAttribute('type')).toBe('button');
  await userEvent.click(button as HTMLElement);
  expect(onAskSize).toHaveBeenCalledOnce();
});

test('the bar links to the cart after the chosen size was added', () => {
  const { bar } = show({ isAdded: true });
  expect(bar.querySelector('button')).toBeNull();
  expect(bar.querySelector('a')?.getAttribute('href')).toBe('/cart');
});

test('while it is visible, the bar publishes its height, which toasts and scrolling leave free', () => {
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
