import type { OperationId } from '#contract/operations.ts';
import { type Scenario, scenarios } from '../scenarios.ts';

/** An id of no order, refund or review. Calls about it can only be answered by scenarios. */
const SOME_ID = '0b5e7c1a-9a3d-4f7e-8c2b-1d4e5f6a7b8c';

const PRODUCT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';

type FailingPage = {
  operation: OperationId;
  address: string;
  /**
   * Whether the page does not exist if the API refuses the value in its URL, as for an unknown id; true by
   * default.
   */
  isAddress?: false;
};

/**
 * Pages that cannot be shown if a certain call fails, with the operation of this call. The server renders the
 * failure.
 */
const PAGES: readonly FailingPage[] = [
  { operation: 'getHome', address: '/' },
  { operation: 'getListing', address: '/zhenshchinam' },
  { operation: 'getProduct', address: PRODUCT },
  { operation: 'searchProducts', address: '/search?q=пальто', isAddress: false },
  { operation: 'getCart', address: '/cart' },
  { operation: 'getMyAccount', address: '/myprofile' },
  { operation: 'getOrders', address: '/orders' },
  { operation: 'getOrder', address: `/orders/${SOME_ID}` },
  { operation: 'getRefunds', address: '/refunds' },
  { operation: 'getRefund', address: `/refunds/${SOME_ID}` },
  { operation: 'getMyReviews', address: '/reviews', isAddress: false },
  { operation: 'getReviewedLine', address: `/reviews/${SOME_ID}/1` },
  { operation: 'getSharedWishlist', address: '/wishlist/shared/abcdefghijkl' },
  { operation: 'getStores', address: '/stores' },
  { operation: 'getStore', address: '/stores/moskva-kuznetskiy-most' },
  { operation: 'getJournal', address: '/journal' },
  { operation: 'getContentPage', address: '/support/shipping' },
];

/** What {@link PAGES} show, by the status of the failed call; `none` means that the call got no response. */
const SCREENS: Record<number | 'none', { status: number; sentence: string }> = {
  // A redirect to the sign-in page, which shows the sentence.
  401: { status: 302, sentence: 'Сессия завершена. Войдите снова' },
  404: { status: 404, sentence: 'Страница не найдена' },
  414: { status: 500, sentence: 'Проверьте введённые данные' },
  422: { status: 500, sentence: 'Проверьте введённые данные' },
  500: { status: 500, sentence: 'Неизвестная ошибка' },
  503: { status: 503, sentence: 'Сервис временно недоступен' },
  none: { status: 503, sentence: 'Сервис временно недоступен' },
};

/** The visitor's action on a page before a script's call fails. */
export type Step = 'nothing' | 'signs in' | 'adds a size to the cart';

/** A screen that a page's scripts show after a failed call. */
export type ShownByScript = { scenario: string; address: string; step: Step; sentence: string };

/** Failures of calls that only a page's scripts make. */
export const SHOWN_BY_SCRIPTS: readonly ShownByScript[] = [
  {
    scenario: 'getWishlistPage:503',
    address: '/wishlist',
    step: 'nothing',
    sentence: 'Сервис временно недоступен',
  },
  {
    scenario: 'getMySignIns:503',
    address: '/editpreferences',
    step: 'nothing',
    sentence: 'Сервис временно недоступен',
  },
  {
    scenario: 'login:401',
    address: '/login',
    step: 'signs in',
    sentence: 'Неверный телефон или пароль',
  },
  {
    scenario: 'login:429',
    address: '/login',
    step: 'signs in',
    sentence: 'Слишком много попыток. Попробуйте через 10 минут',
  },
  {
    scenario: 'login:network',
    address: '/login',
    step: 'signs in',
    sentence: 'Нет соединения с интернетом',
  },
  {
    scenario: 'createGuestIdentity:503',
    address: PRODUCT,
    step: 'adds a size to the cart',
    sentence: 'Сервис временно недоступен',
  },
  {
    scenario: 'applyCartActions:409',
    address: PRODUCT,
    step: 'adds a size to the cart',
    sentence: 'Этот размер закончился',
  },
  {
    scenario: 'applyCartActions:409:cart-line-limit',
    address: PRODUCT,
    step: 'adds a size to the cart',
    sentence: 'В корзине помещается не больше 50 разных товаров',
  },
  {
    scenario: 'applyCartActions:network',
    address: PRODUCT,
    step: 'adds a size to the cart',
    sentence: 'Нет соединения с интернетом',
  },
];

export type ShownByServer = { scenario: string; address: string; status: number; sentence: string };

/** Every documented failure of the calls in {@link PAGES}, with the screen that shows it. */
export const SHOWN_BY_SERVER: readonly ShownByServer[] = PAGES.flatMap(({ operation, address, isAddress }) =>
  scenarios
    .filter(({ operationId }) => operationId === operation)
    .map((scenario) => ({
      scenario: scenario.name,
      address,
      ...screenOf(scenario, isAddress),
    })),
);

/** @throws Error for a status without a screen */
function screenOf({ name, operationId, status }: Scenario, isAddress = true) {
  const hasNotFound = isAddress && scenarios.some((other) => other.name === `${operationId}:404`);
  const screen = SCREENS[status === 422 && hasNotFound ? 404 : (status ?? 'none')];
  if (!screen) throw new Error(`No screen for ${name}`);
  return screen;
}

/** The URL with `?mock=<name>` that opens a page with a scenario. */
export function withScenario(address: string, name: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}mock=${name}`;
}
