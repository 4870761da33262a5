/** Where the menu button leads without scripts. */
export const CATALOG_ID = 'catalog';

export type FooterColumn = { title: string; id?: string; links: { name: string; href: string }[] };

/** The fixed links of docs/specification.md §2. */
export const FOOTER_COLUMNS: FooterColumn[] = [
  {
    title: 'Покупателям',
    links: [
      { name: 'Доставка', href: '/support/shipping' },
      { name: 'Возврат', href: '/support/refunds' },
      { name: 'Таблицы размеров', href: '/guide/size' },
      { name: 'Вопросы и\u00a0ответы', href: '/support/general-info' },
    ],
  },
  {
    title: 'Компания',
    links: [
      { name: 'Магазины', href: '/stores' },
      { name: 'Условия продажи', href: '/policy/sales-condition' },
      { name: 'Программа лояльности', href: '/policy/loyalty-program' },
    ],
  },
  {
    title: 'Документы',
    links: [
      { name: 'Политика конфиденциальности', href: '/policy/privacy-policy' },
      { name: 'Политика использования cookie', href: '/policy/cookie-policy' },
      { name: 'Согласие на\u00a0обработку данных', href: '/page/personal-data-agreement' },
      { name: 'Согласие на\u00a0рассылку', href: '/page/marketing-agreement' },
    ],
  },
];
