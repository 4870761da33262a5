import type { DemoHomeSection, DemoLink } from './types.ts';
import { typeset } from './typeset.ts';

/** A text and the goods it is true of. */
export type Story = {
  title: string;
  text: string;
  link: DemoLink;
  where: { silhouettes: readonly string[]; in: string; season?: string; fibre?: string };
};

export const heroes: readonly Story[] = [
  {
    title: 'Пальто на всю зиму',
    text: 'Плотная шерсть, прямой крой и три пуговицы. Рукав рассчитан на толстый свитер.',
    link: { label: 'Смотреть верхнюю одежду', path: '/zhenshchinam/verkhnyaya-odezhda' },
    where: { silhouettes: ['coat'], in: 'zhenshchinam/verkhnyaya-odezhda', season: 'Зима' },
  },
  {
    title: 'Трикотаж на холода',
    text: 'Меринос, кашемир и альпака. От тонких джемперов под пальто до объёмных свитеров.',
    link: { label: 'Смотреть трикотаж', path: '/zhenshchinam/svitery-i-kardigany' },
    where: { silhouettes: ['turtleneck', 'crew', 'sweater'], in: 'zhenshchinam/svitery-i-kardigany' },
  },
];

export const stories: readonly Story[] = [
  {
    title: 'Трикотаж, в котором не жарко',
    text: 'Тонкий меринос греет на улице и не мешает в помещении. Джемпер уходит под пальто без складок, а водолазка заменяет шарф.',
    link: { label: 'Свитеры и кардиганы', path: '/zhenshchinam/svitery-i-kardigany' },
    where: {
      silhouettes: ['turtleneck', 'crew', 'cardigan', 'sweater'],
      in: 'zhenshchinam/svitery-i-kardigany',
      fibre: 'шерсть',
    },
  },
  {
    title: 'Деним по фигуре',
    text: 'Зауженные, прямые и широкие джинсы из плотного хлопка. Длину и посадку мы указываем у каждой модели.',
    link: { label: 'Все джинсы', path: '/zhenshchinam/dzhinsy' },
    where: { silhouettes: ['jeans', 'jeans-wide'], in: 'zhenshchinam/dzhinsy' },
  },
];

export const outfit = ['trousers-wide', 'crew', 'bag-flap', 'chelsea'] as const;

/** What stands for a department in the index, best first. */
export const faces: readonly string[] = [
  'kids-hoodie',
  'slip-dress',
  'blazer',
  'chelsea',
  'bag-flap',
  'hoodie',
  'dress',
  'shirt',
];

export const services: DemoHomeSection = {
  kind: 'services',
  title: 'Как мы работаем',
  services: [
    {
      title: 'Примерка перед покупкой',
      text: typeset('Курьер подождёт 20 минут. Оплатите только то, что подошло.'),
    },
    {
      title: typeset('Доставка от одного дня'),
      text: typeset('По Москве и Петербургу — завтра, по России — от двух дней. Бесплатно от 5 000 ₽.'),
    },
    {
      title: typeset('Возврат в течение 7 дней'),
      text: typeset('Из дома или в любом магазине. Деньги вернутся тем же способом.'),
    },
  ],
};
