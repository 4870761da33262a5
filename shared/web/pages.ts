/** What a page is: what the server, robots, menus and titles need to know of it. */
export type PageFacts = {
  /**
   * Whether it is rendered for one shopper, with all that stands below its address: it sees the cookies and no cache may
   * keep it. Every other page is the same for everyone (docs/specification.md §2.4).
   */
  isPrivate: boolean;
  /** What it is called, in titles and menus. Absent when its title says what it shows. */
  name?: string;
  /** The menu that leads to it: that of the account, or a column of the footer. */
  menu?: 'account' | 'help' | 'company';
  /** What the menu calls it, if that is not its name. */
  menuName?: string;
  /** What leads back to it from one thing of it. */
  allName?: string;
  /** Acts for one shopper, so robots need not fetch it. Other pages say in a tag that they are not to be shown. */
  isClosed?: true;
  /** Its address may hold a secret, which third parties would read. */
  hasSecret?: true;
  /** Must be fresh when the browser shows it again (docs/specification.md §2.3). */
  isFresh?: true;
};

/** Every page of the shop by its path in the route tree; menus keep this order (docs/decisions/0024-typed-addresses.md). */
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

/** The path of a page in the route tree. */
export type Page = keyof typeof PAGES;

/** The pages with these facts. */
type With<Facts> = { [P in Page]: (typeof PAGES)[P] extends Facts ? P : never }[Page];

export type NamedPage = With<{ name: string }>;

export type AccountPage = With<{ menu: 'account' }>;

/** All pages with what they are, in the order of the list. */
export const allPages = () => Object.entries(PAGES) as [Page, PageFacts][];

/** The pages that a menu leads to, with what it calls them. */
export function pagesOfMenu<Menu extends NonNullable<PageFacts['menu']>>(of: Menu) {
  return allPages().flatMap(([path, { menu, name = '', menuName = name }]) =>
    menu === of ? [{ path: path as With<{ menu: Menu }>, name: menuName }] : [],
  );
}

/** How the addresses of such pages begin: `/orders` for `/orders/$orderId`. Listings, which may begin anyhow, are left out. */
export function beginningsOf(isSuch: (facts: PageFacts) => boolean | undefined): string[] {
  const beginnings = allPages().flatMap(([path, facts]) =>
    isSuch(facts) ? [path.replace(/\/\$.*/, '')] : [],
  );
  const isBelow = (one: string) => beginnings.some((other) => other && one.startsWith(`${other}/`));
  return [...new Set(beginnings)].filter((one) => one && !isBelow(one));
}

/** What the addresses of such pages match, with all below them. */
export const pagePattern = (isSuch: (facts: PageFacts) => boolean | undefined): RegExp =>
  new RegExp(`^(${beginningsOf(isSuch).join('|')})(/|$)`, 'i');
