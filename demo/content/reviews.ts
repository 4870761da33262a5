import type { reviewText } from '../../backend/reviews/base/tables.ts';

export type DemoReview = Pick<typeof reviewText.$inferInsert, 'stars' | 'text'> &
  Partial<Pick<typeof reviewText.$inferInsert, 'fit' | 'heightCm' | 'usualSize' | 'pros' | 'cons'>> & {
    /** Age of the review in days when the demo data is inserted. */
    daysAgo: number;
  };

/**
 * Invented reviews, keyed by the path of a category. They are inserted for the most popular model of the
 * category.
 */
export const DEMO_REVIEWS: Readonly<Record<string, readonly DemoReview[]>> = {
  'zhenshchinam/verkhnyaya-odezhda': [
    {
      stars: 5,
      fit: 'EXACT',
      heightCm: 168,
      usualSize: '46',
      daysAgo: 3,
      text: 'Вещь плотная, но\u00a0не\u00a0тяжёлая, под неё проходит толстый свитер, плечи держат форму.',
      pros: 'Глубокие карманы, подкладка не\u00a0электризуется',
      cons: 'Рукав длинноват',
    },
    {
      stars: 4,
      fit: 'EXACT',
      heightCm: 174,
      usualSize: '48',
      daysAgo: 11,
      text: 'Сидит свободно, в\u00a0поясе не\u00a0тянет. Цвет совпадает с\u00a0фотографией.',
    },
    {
      stars: 3,
      fit: 'LARGE',
      heightCm: 158,
      usualSize: '42',
      daysAgo: 19,
      text: 'На\u00a0небольшой рост длинно, ниже колена на\u00a0ладонь. Ткань и\u00a0пошив хорошие.',
    },
    {
      stars: 5,
      fit: 'EXACT',
      heightCm: 165,
      usualSize: '44',
      daysAgo: 26,
      text: 'Ношу вторую неделю каждый день, катышков нет, пуговицы пришиты крепко.',
    },
    {
      stars: 5,
      fit: 'EXACT',
      heightCm: 171,
      usualSize: '46',
      daysAgo: 33,
      text: 'Тёплое при\u00a0нуле и\u00a0ветре, в\u00a0мороз нужен свитер потолще.',
    },
    {
      stars: 2,
      fit: 'SMALL',
      heightCm: 180,
      usualSize: '50',
      daysAgo: 41,
      text: 'В\u00a0плечах узко и\u00a0рукав короткий, на\u00a0высокий рост лучше взять размер больше.',
    },
  ],
  'zhenshchinam/dzhinsy': [
    {
      stars: 5,
      fit: 'EXACT',
      heightCm: 170,
      usualSize: '44',
      daysAgo: 7,
      text: 'Сели с\u00a0первого раза, после стирки размер не\u00a0изменился.',
    },
  ],
};
