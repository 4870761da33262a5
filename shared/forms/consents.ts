import type { ConsentCategory } from '../third-parties/third-parties.ts';

/** Purposes of consents: keeping an account or a stock notice, sending messages, running scripts of other companies. */
export type ConsentPurpose = 'personal-data' | 'marketing' | 'price-drops' | ConsentCategory;

/** The shop's consent sentences, by the place that shows them. */
export type ConsentId =
  | 'personal-data'
  | 'marketing'
  | 'subscriptions'
  | 'newsletter'
  | 'price-drops'
  | ConsentCategory;

export type ConsentText = {
  purpose: ConsentPurpose;
  /** Never changes: a new sentence is a new version, and stored consents keep the hash of the old one. */
  version: string;
  /** The page with the full text. */
  document: string;
  /** The displayed sentence: its beginning, then the link text. */
  words: string;
  linked: string;
};

/** The name of the consent in the account's list of consents. */
export const CONSENT_TITLES: Readonly<Record<ConsentPurpose, string>> = {
  'personal-data': 'Обработка персональных данных',
  marketing: 'Получение новостей и\u00a0предложений',
  'price-drops': 'Письма о\u00a0снижении цены',
  analytics: 'Аналитические файлы cookie',
  advertising: 'Рекламные файлы cookie',
  services: 'Карты и\u00a0чат других компаний',
};

export const CONSENT_TEXTS: Readonly<Record<ConsentId, ConsentText>> = {
  /** Registration, external sign-in, stock notices. */
  'personal-data': {
    purpose: 'personal-data',
    version: '1',
    document: '/page/personal-data-agreement',
    words: 'Даю согласие на',
    linked: 'обработку персональных данных',
  },
  /** Registration and external sign-in. */
  marketing: {
    purpose: 'marketing',
    version: '1',
    document: '/page/marketing-agreement',
    words: 'Хочу получать',
    linked: 'новости и\u00a0предложения',
  },
  /** The preferences of an account. */
  subscriptions: {
    purpose: 'marketing',
    version: 'subscriptions-1',
    document: '/page/marketing-agreement',
    words: 'Отмечая подписку, вы\u00a0даёте',
    linked: 'согласие на\u00a0получение новостей и\u00a0предложений',
  },
  /** The footer, and the page of its form. */
  newsletter: {
    purpose: 'marketing',
    version: 'newsletter-1',
    document: '/page/marketing-agreement',
    words: 'Даю согласие на',
    linked: 'рекламные письма и\u00a0обработку адреса для них',
  },
  /** The wishlist and the preferences. */
  'price-drops': {
    purpose: 'price-drops',
    version: '1',
    document: '/page/price-drop-agreement',
    words: 'Сообщать о\u00a0снижении цены. Даю согласие на',
    linked: 'рекламные письма о\u00a0товарах из\u00a0избранного',
  },
  /** The cookie settings; a consent is asked for only if the shop uses such a script. */
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

/** The sentence whose hash is stored with a consent: the displayed text with plain spaces. */
export const consentSentence = ({ words, linked }: ConsentText): string =>
  `${words} ${linked}`.replaceAll('\u00a0', ' ');
