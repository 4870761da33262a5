import type { OperationId } from '#contract/operations.ts';
import { type Scenario, scenarios } from '../scenarios.ts';

/** A valid id that belongs to no order, refund or review. Only scenarios can respond to calls with it. */
const SOME_ID = '0b5e7c1a-9a3d-4f7e-8c2b-1d4e5f6a7b8c';

const PRODUCT = '/product/palto-pryamogo-kroya-iz-shersti-bezhevyy';

type FailingPage = {
  operation: OperationId;
  address: string;
  /**
   * Whether the value in the URL identifies what the page shows. If the API refuses it, the page then does
   * not exist. Default: true.
   */
  isAddress?: false;
};

/** Pages that cannot be rendered if a certain API call fails. `operation` is this call. */
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

/** What a page of PAGES shows, by the HTTP status of the failed call. `none`: the call got no response. */
const SCREENS: Record<number | 'none', { status: number; sentence: string }> = {
  // Redirects to the sign-in page, which shows this message.
  401: { status: 302, sentence: 'Сессия завершена. Войдите снова' },
  404: { status: 404, sentence: 'Страница не найдена' },
  414: { status: 500, sentence: 'Проверьте введённые данные' },
  422: { status: 500, sentence: 'Проверьте введённые данные' },
  500: { status: 500, sentence: 'Неизвестная ошибка' },
  503: { status: 503, sentence: 'Сервис временно недоступен' },
  none: { status: 503, sentence: 'Сервис временно недоступен' },
};

/** What the visitor does on a page before a call of a script fails. */
export type Step = 'nothing' | 'signs in' | 'adds a size to the cart';

/** What a page's script shows after its call has failed. */
export type ShownByScript = { scenario: string; address: string; step: Step; sentence: string };

/** Failures of calls that are made only by scripts of pages, not while rendering. */
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

/** All documented failures of the calls in PAGES, each with what the page then shows. */
export const SHOWN_BY_SERVER: readonly ShownByServer[] = PAGES.flatMap(({ operation, address, isAddress }) =>
  scenarios
    .filter(({ operationId }) => operationId === operation)
    .map((scenario) => ({
      scenario: scenario.name,
      address,
      ...screenOf(scenario, isAddress),
    })),
);

/**
 * What the page shows for a status.
 * @throws Error if the status is not in SCREENS
 */
function screenOf({ name, operationId, status }: Scenario, isAddress = true) {
  const hasNotFound = isAddress && scenarios.some((other) => other.name === `${operationId}:404`);
  const screen = SCREENS[status === 422 && hasNotFound ? 404 : (status ?? 'none')];
  if (!screen) throw new Error(`No screen for ${name}`);
  return screen;
}

/** The URL of a page with the query parameter `?mock=<name>`. */
export function withScenario(address: string, name: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}mock=${name}`;
}
