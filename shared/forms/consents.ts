import type { ConsentCategory } from '../third-parties/third-parties.ts';

/** What a shopper consents to: an account or a stock notice, messages, or scripts of other companies. */
export type ConsentPurpose = 'personal-data' | 'marketing' | 'price-drops' | ConsentCategory;

/** Ids of the consent texts. Each is named after the part of the shop that shows the text. */
export type ConsentId =
  | 'personal-data'
  | 'marketing'
  | 'subscriptions'
  | 'newsletter'
  | 'price-drops'
  | ConsentCategory;

export type ConsentText = {
  purpose: ConsentPurpose;
  /**
   * The version of the text. A stored consent has a hash of the displayed text, so a text is never changed: a
   * new text gets a new version.
   */
  version: string;
  /** The path of the page with the full text. */
  document: string;
  /** The displayed sentence is `words` followed by `linked`, which is the text of a link to `document`. */
  words: string;
  linked: string;
};

/** Names of the consents in the list of consents in an account. */
export const CONSENT_TITLES: Readonly<Record<ConsentPurpose, string>> = {
  'personal-data': 'Обработка персональных данных',
  marketing: 'Получение новостей и\u00a0предложений',
  'price-drops': 'Письма о\u00a0снижении цены',
  analytics: 'Аналитические файлы cookie',
  advertising: 'Рекламные файлы cookie',
  services: 'Карты и\u00a0чат других компаний',
};

export const CONSENT_TEXTS: Readonly<Record<ConsentId, ConsentText>> = {
  /** Shown at registration, at external sign-in and for stock notices. */
  'personal-data': {
    purpose: 'personal-data',
    version: '1',
    document: '/page/personal-data-agreement',
    words: 'Даю согласие на',
    linked: 'обработку персональных данных',
  },
  /** Shown at registration and at external sign-in. */
  marketing: {
    purpose: 'marketing',
    version: '1',
    document: '/page/marketing-agreement',
    words: 'Хочу получать',
    linked: 'новости и\u00a0предложения',
  },
  /** Shown with the preferences of an account. */
  subscriptions: {
    purpose: 'marketing',
    version: 'subscriptions-1',
    document: '/page/marketing-agreement',
    words: 'Отмечая подписку, вы\u00a0даёте',
    linked: 'согласие на\u00a0получение новостей и\u00a0предложений',
  },
  /** Shown in the footer, and on the page of the newsletter form. */
  newsletter: {
    purpose: 'marketing',
    version: 'newsletter-1',
    document: '/page/marketing-agreement',
    words: 'Даю согласие на',
    linked: 'рекламные письма и\u00a0обработку адреса для них',
  },
  /** Shown on the wishlist and with the preferences of an account. */
  'price-drops': {
    purpose: 'price-drops',
    version: '1',
    document: '/page/price-drop-agreement',
    words: 'Сообщать о\u00a0снижении цены. Даю согласие на',
    linked: 'рекламные письма о\u00a0товарах из\u00a0избранного',
  },
  /** Shown with the cookie settings. Shoppers are asked only if the shop uses such scripts. */
  analytics: {
    purpose: 'analytics',
    version: '1',
    document: '/policy/cookie-policy',
    words: 'Какие страницы открывают и\u00a0где бросают оформление. Без имени и\u00a0телефона.',
    linked: 'Подробнее',
  },
  advertising: {
    purpose: 'advertising',
    version: '1',
    document: '/policy/cookie-policy',
    words: 'Чтобы не\u00a0показывать вам объявление о\u00a0вещи, которую вы\u00a0уже купили.',
    linked: 'Подробнее',
  },
  services: {
    purpose: 'services',
    version: '1',
    document: '/policy/cookie-policy',
    words: 'Карта магазинов и\u00a0чат, которые показывают другие компании.',
    linked: 'Подробнее',
  },
};

/**
 * The sentence of a consent with ordinary spaces in place of no-break spaces. Its hash is stored with the
 * consent.
 */
export const consentSentence = ({ words, linked }: ConsentText): string =>
  `${words} ${linked}`.replaceAll('\u00a0', ' ');
