import { sizeRun } from '#shared/goods/sizes.ts';
import { withCommon } from '../../garments/garment-model.ts';

const men = { audience: 'men', sizeSystem: 'men', sizes: sizeRun('men', '44', '54') } as const;

export const menShirts = withCommon({ in: ['muzhchinam/rubashki'], ...men }, [
  {
    name: 'Рубашка из оксфорда',
    silhouette: 'men-shirt',
    cloth: 'oxford',
    price: 4990,
    colours: ['white', 'sky', 'rose'],
    about: 'Рубашка, которую носят и с костюмом, и с джинсами. Нагрудный карман, низ закруглён.',
    fit: 'Прямая',
  },
  {
    name: 'Рубашка под костюм',
    silhouette: 'men-shirt',
    cloth: 'stretch-poplin',
    price: 5490,
    colours: ['sky', 'white', 'milk'],
    about: 'Воротник на косточках держит узел галстука. Манжета под пуговицу, на спинке складка от кокетки.',
    fit: 'Полуприлегающая',
  },
  {
    name: 'Рубашка в тонкую полоску',
    silhouette: 'men-shirt',
    cloth: 'poplin',
    price: 4990,
    colours: ['blue-pin', 'grey-pin'],
    about: 'Линии тонкие, издалека рубашка кажется однотонной. Низ достаточно длинный, чтобы не выбиваться.',
  },
  {
    name: 'Льняная рубашка со стойкой',
    silhouette: 'men-shirt-band',
    cloth: 'linen',
    price: 5990,
    colours: ['ice', 'olive', 'navy'],
    about: 'Надевается через голову: планка доходит до середины груди. Рукав закатывается, воротник не жмёт.',
  },
  {
    name: 'Рубашка из фланели в клетку',
    silhouette: 'men-overshirt',
    cloth: 'flannel',
    price: 4990,
    colours: ['navy-tartan', 'green-tartan', 'red-tartan'],
    about: 'Плотная рубашка поверх футболки, с ровным низом. На груди два кармана с клапанами на пуговице.',
  },
  {
    name: 'Рубашка со стойкой в клетку виши',
    silhouette: 'men-shirt-band',
    cloth: 'poplin',
    price: 4490,
    colours: ['blue-gingham', 'black-gingham'],
    about: 'Мелкая клетка и стойка вместо отложного воротника. Низ закруглён, её не заправляют.',
  },
  {
    name: 'Джинсовая рубашка',
    silhouette: 'men-overshirt',
    cloth: 'light-denim',
    price: 5490,
    colours: ['indigo', 'washed-blue', 'charcoal'],
    about: 'Плотнее обычной рубашки и легче куртки. Два кармана с клапанами, низ прямой.',
  },
  {
    name: 'Рубашка из лиоцелла со стойкой',
    silhouette: 'men-shirt-band',
    cloth: 'lyocell',
    price: 5990,
    colours: ['black', 'olive', 'petrol'],
    about: 'Рубашка для вечера: мягкая стойка и короткая планка. Носят навыпуск, поверх брюк или джинсов.',
  },
  {
    name: 'Вельветовая рубашка',
    silhouette: 'men-overshirt',
    cloth: 'corduroy',
    price: 5990,
    colours: ['bottle', 'chestnut', 'navy'],
    about:
      'Тонкий вельвет заменяет лёгкую куртку. Застёгнутая доверху — под пиджак, расстёгнутая — поверх футболки.',
  },
]);

export const menTees = withCommon({ in: ['muzhchinam/futbolki-i-polo'], ...men }, [
  {
    name: 'Футболка из тяжёлого хлопка',
    silhouette: 'men-tee',
    cloth: 'dense-cotton',
    price: 1990,
    colours: ['white', 'black', 'olive', 'graphite'],
    about: 'Плотная футболка, сквозь которую ничего не видно. Плечевой шов проложен тесьмой.',
    attributes: { Длина: '72 см' },
  },
  {
    name: 'Мужская футболка в полоску',
    silhouette: 'men-tee',
    cloth: 'dense-cotton',
    price: 2290,
    colours: ['navy-stripe', 'sailor', 'black-stripe'],
    about: 'Морская полоска на плотном хлопке. Линии на рукаве продолжают линии стана.',
  },
  {
    name: 'Льняная футболка',
    silhouette: 'men-tee',
    cloth: 'linen-jersey',
    price: 3490,
    colours: ['khaki', 'ecru', 'brick'],
    about: 'Для жары, когда хлопок уже не спасает. Полотно неровное, как и должен быть лён.',
  },
  {
    name: 'Поло из пике',
    silhouette: 'polo',
    cloth: 'pique',
    price: 2990,
    colours: ['navy', 'white', 'bottle', 'burgundy'],
    about: 'Воротник связан отдельно и не скручивается. Пике держит форму и хорошо дышит.',
  },
  {
    name: 'Поло из гладкого трикотажа',
    silhouette: 'polo',
    cloth: 'cotton-knit',
    price: 3990,
    colours: ['chestnut', 'ecru', 'moss'],
    about: 'Хлопковая пряжа гладкая, воротник цельный. Носят с брюками навыпуск.',
  },
  {
    name: 'Поло в полоску',
    silhouette: 'polo',
    cloth: 'pique',
    price: 3290,
    colours: ['sailor', 'navy-stripe'],
    about: 'Полоса на рукавах продолжает полосу на груди. Носят навыпуск и заправленным.',
  },
]);
