import { pagesOfMenu } from '#shared/web/pages.ts';
import type { Link } from '@/lib/api';
import { hrefTo } from '@/shop/addresses/href-to';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';

export type FooterColumn = { title: string; id?: string; links: { name: string; href: string }[] };

const linksOf = (menu: 'help' | 'company') =>
  pagesOfMenu(menu).map(({ path, name }) => ({ name, href: hrefTo(path) }));

/**
 * The columns of the footer: the fixed links of docs/specification.md §2, and the existing pages about the
 * shop.
 */
export const footerColumns = (pages: readonly Link[]): FooterColumn[] => [
  {
    title: 'Покупателям',
    links: [
      ...linksOf('help'),
      { name: 'Доставка', href: TEXT_PAGES.delivery },
      { name: 'Возврат', href: TEXT_PAGES.refunds },
      { name: 'Таблицы размеров', href: TEXT_PAGES.sizeTables },
      { name: 'Вопросы и\u00a0ответы', href: TEXT_PAGES.questions },
    ],
  },
  {
    title: 'Компания',
    links: [
      ...pages.map(({ label, path }) => ({ name: label, href: path })),
      ...linksOf('company'),
      { name: 'Условия продажи', href: TEXT_PAGES.salesConditions },
    ],
  },
  {
    title: 'Документы',
    links: [
      { name: 'Политика конфиденциальности', href: TEXT_PAGES.privacyPolicy },
      { name: 'Политика использования cookie', href: TEXT_PAGES.cookiePolicy },
      { name: 'Согласие на\u00a0обработку данных', href: TEXT_PAGES.personalDataAgreement },
      { name: 'Согласие на\u00a0рассылку', href: TEXT_PAGES.marketingAgreement },
      { name: 'Согласие на\u00a0письма о\u00a0ценах', href: TEXT_PAGES.priceDropAgreement },
    ],
  },
];
