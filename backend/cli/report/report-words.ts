import type { ReportCount, ShopReport } from '#contract/client/client.schemas.ts';
import { formatMoney } from '#shared/text/money.ts';

const STEPS: Readonly<Record<string, string>> = {
  PAGE: 'Открыли магазин',
  PRODUCT: 'Смотрели товар',
  ADD: 'Положили в корзину',
  CHECKOUT: 'Начали оформление',
  PURCHASE: 'Заказали',
};

const REASONS: Readonly<Record<string, string>> = {
  SIZE: 'Не подошёл размер',
  FIT: 'Не подошёл фасон',
  COLOUR: 'Цвет отличается от фото',
  DEFECT: 'Брак или дефект',
  OTHER: 'Другое',
};

const money = (kopecks: number) => formatMoney(kopecks).replaceAll('\u00a0', ' ');

/**
 * Table rows about orders, cancelled orders and returns in the period of the report. Each row has a name, a
 * number and a sum.
 */
export const orderRows = (report: ShopReport): string[][] => [
  ['Оформлено', String(report.orders), money(report.revenue)],
  ['Отменено', String(report.cancelledOrders), money(-report.cancelledSum)],
  ['Возвращено', String(report.returnedOrders), money(-report.returnedSum)],
  ['Итого', String(report.orders - report.cancelledOrders), money(report.netRevenue)],
];

export type Plot = { title: string; note: string; rows: readonly ReportCount[] };

const named = (rows: readonly ReportCount[], words: Readonly<Record<string, string>>) =>
  rows.map(({ name, count }) => ({ name: words[name] ?? name, count }));

/** The bar charts of a report with their titles, in display order. */
export const plotsOf = (report: ShopReport): Plot[] => [
  {
    title: 'Путь до заказа',
    note: 'Визиты, которые дошли до шага; заказы посчитаны по базе данных',
    rows: named(report.funnel, STEPS),
  },
  { title: 'Ничего не нашли', note: 'Запросы без результата', rows: report.noResults },
  { title: 'Размеры в корзинах', note: 'Положено штук', rows: report.sizesAsked },
  { title: 'Размеров не хватило', note: 'Выбран размер, которого нет', rows: report.sizesMissing },
  { title: 'Возвраты по причинам', note: 'Штук в заявлениях', rows: named(report.returns, REASONS) },
];
