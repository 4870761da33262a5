import { ANY_REASON_TERM } from '#shared/refunds/term-words.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { HomeSectionContent } from '../../backend/domain/tables/content-types.ts';
import { FITTING_TIME, FREE_DELIVERY_FROM } from '../delivery/promise.ts';

/** Texts of the home page (docs/design.md §4 and §6). */
export const hero = {
  title: 'Пальто на всю зиму',
  text: 'Плотная шерсть, прямой крой и три пуговицы. Рукав рассчитан на толстый свитер.',
  link: { label: 'Смотреть верхнюю одежду', path: '/zhenshchinam/verkhnyaya-odezhda' },
  alt: 'Прямые пальто на рейле у светлой стены',
};

export const story = {
  title: 'Трикотаж, в котором не жарко',
  text: 'Тонкий меринос греет на улице и не мешает в помещении. Джемпер уходит под пальто без складок, а водолазка заменяет шарф.',
  link: { label: typeset('Свитеры и кардиганы'), path: '/zhenshchinam/svitery-i-kardigany' },
  alt: 'Джемпер и свитер с высоким горлом на рейле',
};

export const look = { title: 'Образ целиком', alt: 'Широкие брюки, тонкий джемпер, сумка и челси' };

export const newArrivals = {
  title: 'Новинки недели',
  link: { label: 'Все новинки', path: '/novinki' },
};

export const sale = { title: 'Распродажа', link: { label: 'Вся распродажа', path: '/rasprodazha' } };

export const services: HomeSectionContent = {
  kind: 'services',
  title: typeset('Как мы работаем'),
  services: [
    {
      title: 'Примерка перед покупкой',
      text: typeset(`Курьер подождёт ${FITTING_TIME}. Оплатите только то, что подошло.`),
    },
    {
      title: typeset('Доставка от одного дня'),
      text: typeset(
        `По Москве и Петербургу — завтра, по России — от двух дней. Бесплатно от ${FREE_DELIVERY_FROM}.`,
      ),
    },
    {
      title: typeset(`Возврат в течение ${ANY_REASON_TERM}`),
      text: typeset('Из дома или в любом магазине. Деньги вернутся тем же способом.'),
    },
  ],
};
