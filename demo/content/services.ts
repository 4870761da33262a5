import { ANY_REASON_TERM } from '#shared/refunds/term-words.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { ServiceContent } from '../../backend/domain/tables/content-types.ts';
import { DELIVERY_COSTS, FITTING_TIME, FREE_DELIVERY_FROM } from '../delivery/promise.ts';

/** Texts about the shop's services, shown on every product page in this order (docs/design.md §4). */
export const services: readonly ServiceContent[] = (
  [
    {
      kind: 'delivery',
      title: `Доставка ${DELIVERY_COSTS}`,
      text: `По Москве и Петербургу — завтра, по России — от двух дней. Бесплатно от ${FREE_DELIVERY_FROM}.`,
      link: { label: 'Условия доставки', path: '/support/shipping' },
    },
    {
      kind: 'pickup',
      title: 'Самовывоз из магазина',
      text: 'Бесплатно. Адреса и часы работы — в списке магазинов.',
      link: { label: 'Адреса магазинов', path: '/stores' },
    },
    {
      kind: 'fitting',
      title: 'Примерка перед покупкой',
      text: `Курьер подождёт ${FITTING_TIME}. Оплатите только то, что подошло.`,
      link: { label: 'Как проходит примерка', path: '/support/shipping' },
    },
    {
      kind: 'return',
      title: `Возврат в течение ${ANY_REASON_TERM}`,
      text: 'Из дома или в любом магазине. Деньги вернутся тем же способом.',
      link: { label: 'Условия возврата', path: '/support/refunds' },
    },
  ] satisfies ServiceContent[]
).map(({ title, text, link, ...rest }) => ({
  ...rest,
  title: typeset(title),
  text: typeset(text),
  link: { ...link, label: typeset(link.label) },
}));
