import { goodsSilhouettes } from './goods-silhouettes.ts';
import { type Silhouette, silhouette } from './silhouette.ts';

const round = 'Круглый';
const turnDown = 'Отложной воротник';
const short = 'Короткий';
const long = 'Длинный';
const none = 'Без рукавов';
const straight = 'Прямой';
const zip = 'Молния';
const buttons = 'Пуговицы';
const noClosure = 'Без застёжки';

/** Everything the pictures fix, by silhouette. */
export const silhouettes: Readonly<Record<string, Silhouette>> = {
  tee: silhouette('Футболка', 'FT', 'shirts', 'tee', 'Прямая', {
    Силуэт: straight,
    Рукав: short,
    Вырез: round,
  }),
  longsleeve: silhouette('Лонгслив', 'LG', 'shirts', 'tee', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  tank: silhouette('Майка', 'MK', 'shirts', 'tee', 'Прилегающая', { Рукав: none, Вырез: round }),
  polo: silhouette('Поло', 'PO', 'shirts', 'tee', 'Прямая', {
    Рукав: short,
    Вырез: 'Воротник-поло',
    Застёжка: buttons,
  }),
  shirt: silhouette('Рубашка', 'RB', 'shirts', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  blouse: silhouette('Блуза', 'BL', 'shirts', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Воротник-бант',
  }),
  sweater: silhouette('Джемпер', 'SV', 'knit', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  turtleneck: silhouette('Свитер', 'VD', 'knit', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Высокий воротник',
    Воротник: 'С отворотом',
  }),
  crew: silhouette('Джемпер', 'DG', 'knit', 'knit', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  cardigan: silhouette('Кардиган', 'KD', 'knit', 'knit', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'V-образный',
    Застёжка: buttons,
  }),
  hoodie: silhouette('Худи', 'HD', 'knit', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Капюшон на шнурке',
    Застёжка: noClosure,
  }),
  sweatshirt: silhouette('Свитшот', 'SW', 'knit', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  'knit-vest': silhouette('Жилет', 'ZV', 'knit', 'knit', 'Прямая', { Рукав: none, Вырез: 'V-образный' }),
  dress: silhouette('Платье', 'PT', 'dresses', 'dress', 'Приталенная', {
    Силуэт: 'Приталенный, юбка-полусолнце',
    Длина: 'Миди',
    Рукав: none,
    Вырез: round,
    Застёжка: noClosure,
  }),
  'slip-dress': silhouette('Платье-комбинация', 'PK', 'dresses', 'dress', 'Полуприлегающая', {
    Силуэт: 'Расширенный книзу',
    Длина: 'Миди',
    Рукав: 'На тонких бретелях',
    Вырез: 'Качели',
  }),
  'knit-dress': silhouette('Трикотажное платье', 'PV', 'dresses', 'dress', 'Полуприлегающая', {
    Силуэт: 'Расширенный книзу',
    Длина: 'Миди',
    Рукав: long,
    Вырез: round,
  }),
  'shirt-dress': silhouette('Платье-рубашка', 'PR', 'dresses', 'dress', 'Полуприлегающая', {
    Силуэт: 'Приталенный, с поясом',
    Длина: 'До колена',
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  'midi-dress': silhouette('Платье-миди', 'PM', 'dresses', 'dress', 'Полуприлегающая', {
    Силуэт: 'Расширенный книзу',
    Длина: 'Миди',
    Рукав: short,
    Вырез: 'V-образный',
  }),
  jeans: silhouette('Джинсы', 'DZ', 'denim', 'jeans', 'Средняя', {
    Силуэт: 'Зауженный',
    Застёжка: 'Молния и пуговица',
  }),
  'jeans-wide': silhouette('Джинсы', 'DW', 'denim', 'jeans', 'Высокая', {
    Силуэт: 'Широкий',
    Застёжка: 'Молния и пуговица',
  }),
  'trousers-wide': silhouette('Брюки', 'BR', 'tailoring', 'trousers', 'Высокая', {
    Силуэт: 'Широкий',
    Длина: 'До пола',
    Застёжка: zip,
  }),
  'trousers-slim': silhouette('Брюки', 'BS', 'tailoring', 'trousers', 'Средняя', {
    Силуэт: 'Зауженный',
    Застёжка: zip,
  }),
  joggers: silhouette('Брюки', 'BJ', 'knit', 'trousers', 'Средняя', {
    Силуэт: 'Зауженный книзу',
    Застёжка: 'Резинка и шнурок',
  }),
  shorts: silhouette('Шорты', 'SH', 'tailoring', 'trousers', 'Средняя', { Силуэт: straight }),
  'skirt-pleated': silhouette('Юбка', 'YP', 'tailoring', 'skirt', 'Высокая', {
    Силуэт: 'Расклёшенный, в складку',
    Длина: 'Миди',
  }),
  'skirt-pencil': silhouette('Юбка-карандаш', 'YK', 'tailoring', 'skirt', 'Высокая', {
    Силуэт: 'Узкий',
    Застёжка: zip,
  }),
  'denim-skirt': silhouette('Джинсовая юбка', 'YD', 'denim', 'skirt', 'Высокая', {
    Силуэт: 'Трапеция',
    Длина: 'Мини',
    Застёжка: 'Пуговицы',
  }),
  blazer: silhouette('Жакет', 'ZK', 'tailoring', 'blazer', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: buttons,
  }),
  coat: silhouette('Пальто', 'PL', 'outerwear', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: '3 пуговицы',
  }),
  puffer: silhouette('Пуховик', 'PH', 'outerwear', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Длина: 'До бедра',
    Рукав: long,
    Воротник: 'Стойка',
    Застёжка: zip,
  }),
  trench: silhouette('Тренч', 'TR', 'outerwear', 'outerwear', 'Свободная', {
    Рукав: long,
    Застёжка: 'Пуговицы и пояс',
  }),
  parka: silhouette('Парка', 'PA', 'outerwear', 'outerwear', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Капюшон',
    Застёжка: 'Кнопки',
  }),
  'leather-jacket': silhouette('Куртка', 'KK', 'outerwear', 'outerwear', 'Прямая', {
    Длина: 'До талии',
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: 'Косая молния',
  }),
  'denim-jacket': silhouette('Джинсовая куртка', 'KJ', 'denim', 'outerwear', 'Прямая', {
    Длина: 'До талии',
    Рукав: long,
    Воротник: 'Отложной',
    Застёжка: buttons,
  }),
  'puffer-vest': silhouette('Жилет', 'ZH', 'outerwear', 'outerwear', 'Прямая', {
    Рукав: none,
    Застёжка: zip,
  }),
  pyjama: silhouette('Пижама', 'PI', 'shirts', 'home', 'Свободная', {
    Вырез: turnDown,
    Комплект: 'Рубашка и брюки',
  }),
  robe: silhouette('Халат', 'HL', 'shirts', 'home', 'Свободная', {
    Рукав: long,
    Вырез: 'Шалевый воротник',
    Застёжка: 'Пояс',
  }),
  bra: silhouette('Бюстгальтер', 'BB', 'dresses', 'underwear', 'Прилегающая', {}, { sizeSystem: 'bra' }),
  briefs: silhouette('Трусы', 'TB', 'dresses', 'underwear', 'Средняя', {}),
  boxers: silhouette('Боксеры', 'BX', 'shirts', 'underwear', 'Прилегающая', {}),
  socks: silhouette(
    'Носки',
    'NS',
    'shirts',
    'underwear',
    '',
    {},
    { front: 'Пара носков', sizeSystem: 'hosiery' },
  ),
  'kids-tee': silhouette('Футболка', 'DF', 'children', 'children', 'Прямая', { Рукав: short, Вырез: round }),
  'kids-hoodie': silhouette('Худи', 'DH', 'children', 'children', 'Свободная', {
    Рукав: long,
    Воротник: 'Капюшон',
  }),
  'kids-overall': silhouette('Комбинезон', 'DK', 'children', 'children', 'Свободная', {}),
  'kids-romper': silhouette('Песочник', 'DP', 'children', 'children', 'Свободная', { Вырез: round }),
  'kids-dress': silhouette('Платье', 'DD', 'children', 'children', 'Свободная', { Вырез: turnDown }),
  ...goodsSilhouettes,
};
