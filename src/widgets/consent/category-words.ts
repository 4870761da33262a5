import type { ConsentCategory } from '#shared/third-parties/third-parties.ts';
import { OWN_FILES } from '#shared/web/browser-file-words.ts';

/** Titles of the consent categories in the cookie settings. */
export const CATEGORY_TITLES: Readonly<Record<ConsentCategory, string>> = {
  analytics: 'Аналитические',
  advertising: 'Рекламные',
  services: 'Карты и\u00a0чат',
};

const IN_SENTENCE: Readonly<Record<ConsentCategory, string>> = {
  analytics: 'аналитические',
  advertising: 'рекламные',
  services: 'для карт и\u00a0чата',
};

/**
 * A sentence that names the kinds of cookies: «обязательные — для работы сайта, аналитические и рекламные — с
 * вашего согласия».
 */
export function cookieSentence(categories: readonly ConsentCategory[]): string {
  const names = categories.map((category) => IN_SENTENCE[category]);
  const last = names.pop();
  const optionalKinds = names.length > 0 ? `${names.join(', ')} и\u00a0${last}` : last;
  return `Мы\u00a0используем файлы cookie: обязательные\u00a0— для работы сайта, ${optionalKinds}\u00a0— с\u00a0вашего согласия.`;
}

/** What the shop itself stores in a browser for longer than a visit, and for how long. */
export const NECESSARY_FILES = [...OWN_FILES.cookies, ...OWN_FILES.local];
