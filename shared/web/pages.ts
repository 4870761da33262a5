/** What the server, robots, menus and page titles need to know about a page. */
export type PageFacts = {
  /**
   * Whether the page, and all pages below its path, are rendered for one shopper. Only such pages may use
   * cookies, and they must not be cached. All other pages are the same for everyone (docs/specification.md
   * §2.4).
   */
  isPrivate: boolean;
  /** Name of the page in titles and menus. Absent if the title depends on what the page shows. */
  name?: string;
  /** The menu that contains a link to the page: that of the account, or a column of the footer. */
  menu?: 'account' | 'help' | 'company';
  /** Name of the page in the menu. Absent if it is the same as `name`. */
  menuName?: string;
  /** For the page of a list: the text of the link that leads back to it from the page of one item. */
  allName?: string;
  /**
   * Whether robots must not even fetch the page, because it is useful only to one shopper. Other private
   * pages have a noindex tag instead.
   */
  isClosed?: true;
  /**
   * Whether the URL may contain a secret. No third-party script may run on such a page, because it could read
   * the URL.
   */
  hasSecret?: true;
  /** Whether the page is reloaded when the browser shows it again (docs/specification.md §2.3). */
  isFresh?: true;
};

/**
 * All pages of the shop, by their path in the route tree, such as `/orders/$orderId`. Menus use the same
 * order (docs/decisions/0024-typed-addresses.md).
 */
export const PAGES = {
  '/': { isPrivate: false },
  '/$': { isPrivate: false },
  '/about/$aboutUrl': { isPrivate: false },
  '/aktsii/$pageUrl': { isPrivate: false },
  '/cart': { isPrivate: true, name: 'Корзина', isClosed: true, isFresh: true },
  '/checkout': { isPrivate: true, name: 'Оформление заказа', isClosed: true, isFresh: true },
  '/checkout-success': { isPrivate: true, name: 'Заказ', isClosed: true, isFresh: true },
  '/confirmation': { isPrivate: true, name: 'Подтверждение адреса', isClosed: true, hasSecret: true },
  '/guide/$guideUrl': { isPrivate: false },
  '/journal': { isPrivate: false },
  '/journal/$pieceUrl': { isPrivate: false },
  '/kollektsiya/$pageUrl': { isPrivate: false },
  '/login': { isPrivate: true, name: 'Вход', isClosed: true, hasSecret: true },
  '/login/external/$provider': { isPrivate: true, name: 'Вход', isClosed: true, hasSecret: true },
  '/login/merged': { isPrivate: true, name: 'Вы\u00a0вошли', isClosed: true, hasSecret: true },
  '/newsletter': {
    isPrivate: true,
    name: 'Новости и\u00a0скидки на\u00a0почту',
    isClosed: true,
    hasSecret: true,
  },
  '/newsletter/confirmation': {
    isPrivate: true,
    name: 'Подписка на\u00a0новости',
    isClosed: true,
    hasSecret: true,
  },
  '/orders': { isPrivate: true, name: 'Заказы', menu: 'account', allName: 'Все заказы', isFresh: true },
  '/orders/$orderId': { isPrivate: true, name: 'Заказ', isClosed: true, isFresh: true },
  '/refunds': { isPrivate: true, name: 'Возвраты', menu: 'account', allName: 'Все возвраты', isFresh: true },
  '/refunds/$refundId': { isPrivate: true, name: 'Возврат', isClosed: true, isFresh: true },
  '/reviews': { isPrivate: true, name: 'Отзывы', menu: 'account', allName: 'Все отзывы', isFresh: true },
  '/reviews/$orderId/$position': { isPrivate: true, name: 'Отзыв', isFresh: true },
  '/myprofile': {
    isPrivate: true,
    name: 'Личные данные',
    menu: 'account',
    menuName: 'Профиль',
    isClosed: true,
  },
  '/editpreferences': { isPrivate: true, name: 'Настройки', menu: 'account', isClosed: true },
  '/orderstatus': { isPrivate: true, name: 'Статус заказа', menu: 'help' },
  '/contactform': {
    isPrivate: true,
    name: 'Связаться с\u00a0нами',
    menu: 'help',
    menuName: 'Написать нам',
  },
  '/page/$pageUrl': { isPrivate: false },
  '/password': { isPrivate: true, name: 'Новый пароль', isClosed: true, hasSecret: true },
  '/password/new': { isPrivate: true, name: 'Новый пароль', isClosed: true, hasSecret: true },
  '/pay/$link': { isPrivate: true, name: 'Оплата заказа', isClosed: true, hasSecret: true },
  '/policy/$policyUrl': { isPrivate: false },
  '/product/$productUrl': { isPrivate: false },
  '/rasprodazha/$pageUrl': { isPrivate: false },
  '/register': { isPrivate: true, name: 'Регистрация', isClosed: true },
  '/search': { isPrivate: false },
  '/stores': { isPrivate: false, name: 'Магазины', menu: 'company' },
  '/stores/$code': { isPrivate: false },
  '/support/$supportUrl': { isPrivate: false },
  '/undo': { isPrivate: true, name: 'Отмена изменений', isClosed: true, hasSecret: true },
  '/unsubscribe': { isPrivate: true, name: 'Отказ от\u00a0писем', isClosed: true, hasSecret: true },
  '/wishlist': { isPrivate: false, name: 'Избранное' },
  '/wishlist/shared/$code': { isPrivate: false, name: 'Список избранного', hasSecret: true },
} as const satisfies Record<`/${string}`, PageFacts>;

/** A page's path in the route tree, such as `/orders/$orderId`. */
export type Page = keyof typeof PAGES;

/** The pages whose facts are assignable to the given type. */
type With<Facts> = { [P in Page]: (typeof PAGES)[P] extends Facts ? P : never }[Page];

export type NamedPage = With<{ name: string }>;

export type AccountPage = With<{ menu: 'account' }>;

/** All pages with their facts, in the order of the list. */
export const allPages = () => Object.entries(PAGES) as [Page, PageFacts][];

/** The pages of a menu, with their names in it. */
export function pagesOfMenu<Menu extends NonNullable<PageFacts['menu']>>(of: Menu) {
  return allPages().flatMap(([path, { menu, name = '', menuName = name }]) =>
    menu === of ? [{ path: path as With<{ menu: Menu }>, name: menuName }] : [],
  );
}

/**
 * Beginnings of the URL paths of pages for which `isSuch` returns true: `/orders` for `/orders/$orderId`.
 * Without listings, whose paths may begin with anything.
 */
export function pathPrefixes(isSuch: (facts: PageFacts) => boolean | undefined): string[] {
  const beginnings = allPages().flatMap(([path, facts]) =>
    isSuch(facts) ? [path.replace(/\/\$.*/, '')] : [],
  );
  const isBelow = (one: string) => beginnings.some((other) => other && one.startsWith(`${other}/`));
  return [...new Set(beginnings)].filter((one) => one && !isBelow(one));
}

/**
 * A pattern that matches the URL paths of pages for which `isSuch` returns true, and all paths below them.
 */
export const pagePattern = (isSuch: (facts: PageFacts) => boolean | undefined): RegExp =>
  new RegExp(`^(${pathPrefixes(isSuch).join('|')})(/|$)`, 'i');
