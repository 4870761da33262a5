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

/** The facts that are visible in the pictures, by silhouette. */
export const silhouettes: Readonly<Record<string, Silhouette>> = {
  tee: silhouette('Футболка', 'FT', 'tee', 'Прямая', {
    Силуэт: straight,
    Рукав: short,
    Вырез: round,
  }),
  'tee-v': silhouette('Футболка', 'FV', 'tee', 'Прямая', {
    Силуэт: straight,
    Рукав: short,
    Вырез: 'V-образный',
  }),
  'men-tee': silhouette('Футболка', 'FM', 'tee', 'Прямая', {
    Силуэт: straight,
    Рукав: short,
    Вырез: round,
  }),
  longsleeve: silhouette('Лонгслив', 'LG', 'tee', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  polo: silhouette('Поло', 'PO', 'tee', 'Прямая', {
    Рукав: short,
    Вырез: 'Воротник-поло',
    Застёжка: buttons,
  }),
  shirt: silhouette('Рубашка', 'RB', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  'shirt-oversized': silhouette('Рубашка', 'RO', 'shirt', 'Оверсайз', {
    Силуэт: 'Широкий, со спущенным плечом',
    Рукав: 'Три четверти, с отворотом',
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  blouse: silhouette('Блузка', 'BL', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'V-образный',
    Застёжка: buttons,
  }),
  'blouse-sleeveless': silhouette('Блузка', 'BZ', 'shirt', 'Свободная', {
    Силуэт: 'Слегка расклёшенный',
    Рукав: none,
    Вырез: 'Воротник-стойка',
    Застёжка: buttons,
  }),
  'blouse-bow': silhouette('Блузка', 'BN', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Воротник-стойка с бантом',
    Застёжка: buttons,
  }),
  'men-shirt': silhouette('Рубашка', 'RS', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  'men-overshirt': silhouette('Рубашка', 'RV', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  'men-shirt-band': silhouette('Рубашка', 'RT', 'shirt', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Воротник-стойка',
    Застёжка: 'Пуговицы до середины груди',
  }),
  sweater: silhouette('Джемпер', 'SV', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  'men-sweater': silhouette('Джемпер', 'DM', 'knit', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  turtleneck: silhouette('Свитер', 'VD', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Высокий воротник',
    Воротник: 'С отворотом',
  }),
  'men-turtleneck': silhouette('Свитер', 'VM', 'knit', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Высокий воротник',
    Воротник: 'С отворотом',
  }),
  cardigan: silhouette('Кардиган', 'KD', 'knit', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'V-образный',
    Застёжка: buttons,
  }),
  hoodie: silhouette('Худи', 'HD', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Капюшон на шнурке',
    Застёжка: noClosure,
  }),
  sweatshirt: silhouette('Свитшот', 'SW', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  'men-sweatshirt': silhouette('Свитшот', 'SX', 'knit', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
  }),
  'knit-vest': silhouette('Жилет', 'ZV', 'knit', 'Прямая', { Рукав: none, Вырез: 'V-образный' }),
  'men-vest': silhouette('Жилет', 'MV', 'knit', 'Прямая', { Рукав: none, Вырез: 'V-образный' }),
  dress: silhouette('Платье', 'PT', 'dress', 'Приталенная', {
    Силуэт: 'Приталенный, юбка-полусолнце',
    Длина: 'Миди',
    Рукав: none,
    Вырез: round,
    Застёжка: noClosure,
  }),
  'dress-v': silhouette('Платье', 'PS', 'dress', 'Приталенная', {
    Силуэт: 'Приталенный, юбка-полусолнце',
    Длина: 'Миди',
    Рукав: none,
    Вырез: 'V-образный',
    Застёжка: noClosure,
  }),
  'dress-short': silhouette('Платье', 'PB', 'dress', 'Приталенная', {
    Силуэт: 'Приталенный, юбка-полусолнце',
    Длина: 'До колена',
    Рукав: none,
    Вырез: round,
    Застёжка: noClosure,
  }),
  'dress-short-v': silhouette('Платье', 'PG', 'dress', 'Приталенная', {
    Силуэт: 'Приталенный, юбка-полусолнце',
    Длина: 'До колена',
    Рукав: short,
    Вырез: 'V-образный',
    Застёжка: noClosure,
  }),
  'knit-dress': silhouette('Трикотажное платье', 'PV', 'dress', 'Полуприлегающая', {
    Силуэт: straight,
    Длина: 'Миди',
    Рукав: long,
    Вырез: round,
  }),
  'knit-dress-short': silhouette('Трикотажное платье', 'PW', 'dress', 'Полуприлегающая', {
    Силуэт: straight,
    Длина: 'Мини',
    Рукав: long,
    Вырез: 'Высокий воротник',
    Воротник: 'С отворотом',
  }),
  'shirt-dress': silhouette('Платье-рубашка', 'PR', 'dress', 'Полуприлегающая', {
    Силуэт: 'Приталенный, с поясом',
    Длина: 'До колена',
    Рукав: short,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  'shirt-dress-long': silhouette('Платье-рубашка', 'PL', 'dress', 'Полуприлегающая', {
    Силуэт: 'Приталенный, с расклешённой юбкой',
    Длина: 'Миди',
    Рукав: long,
    Вырез: turnDown,
    Воротник: 'Лацканы',
    Застёжка: buttons,
  }),
  jeans: silhouette('Джинсы', 'DZ', 'jeans', 'Средняя', {
    Силуэт: 'Зауженный',
    Застёжка: 'Молния и пуговица',
  }),
  'jeans-wide': silhouette('Джинсы', 'DZ', 'jeans', 'Высокая', {
    Силуэт: 'Широкий',
    Длина: 'До пола',
    Застёжка: 'Молния и пуговица',
  }),
  'men-jeans': silhouette('Джинсы', 'DZ', 'jeans', 'Средняя', {
    Силуэт: straight,
    Застёжка: 'Молния и пуговица',
  }),
  'men-jeans-slim': silhouette('Джинсы', 'DZ', 'jeans', 'Средняя', {
    Силуэт: 'Зауженный',
    Застёжка: 'Молния и пуговица',
  }),
  'trousers-wide': silhouette('Брюки', 'BR', 'trousers', 'Высокая', {
    Силуэт: 'Широкий',
    Длина: 'До пола',
    Застёжка: zip,
  }),
  'trousers-slim': silhouette('Брюки', 'BS', 'trousers', 'Высокая', {
    Силуэт: 'Зауженный',
    Застёжка: zip,
  }),
  'men-trousers': silhouette('Брюки', 'BM', 'trousers', 'Средняя', {
    Силуэт: straight,
    Застёжка: 'Молния и пуговица',
  }),
  joggers: silhouette('Брюки', 'BJ', 'trousers', 'Средняя', {
    Силуэт: 'Зауженный книзу',
    Застёжка: 'Резинка и шнурок',
  }),
  'skirt-pleated': silhouette('Юбка', 'YP', 'skirt', 'Высокая', {
    Силуэт: 'Расклёшенный, в складку',
    Длина: 'Миди',
  }),
  'skirt-aline': silhouette('Юбка', 'YA', 'skirt', 'Высокая', {
    Силуэт: 'Трапеция',
    Длина: 'Миди',
    Застёжка: zip,
  }),
  'skirt-pencil': silhouette('Юбка-карандаш', 'YK', 'skirt', 'Высокая', {
    Силуэт: 'Узкий',
    Застёжка: zip,
  }),
  blazer: silhouette('Жакет', 'ZK', 'blazer', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: buttons,
  }),
  'blazer-long': silhouette('Жакет', 'ZL', 'blazer', 'Прямая', {
    Силуэт: straight,
    Длина: 'До середины бедра',
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: '1 пуговица',
  }),
  'blazer-double': silhouette('Жакет', 'ZD', 'blazer', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: 'Двубортная, 4 пуговицы',
  }),
  'men-blazer': silhouette('Пиджак', 'ZM', 'blazer', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: buttons,
  }),
  'men-blazer-double': silhouette('Пиджак', 'ZN', 'blazer', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: 'Двубортная, 4 пуговицы',
  }),
  coat: silhouette('Пальто', 'PL', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: '3 пуговицы',
  }),
  'men-coat': silhouette('Пальто', 'PC', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: '3 пуговицы',
  }),
  puffer: silhouette('Пуховик', 'PH', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Длина: 'До бедра',
    Рукав: long,
    Воротник: 'Стойка',
    Застёжка: zip,
  }),
  'men-puffer': silhouette('Пуховик', 'PM', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Длина: 'До бедра',
    Рукав: long,
    Воротник: 'Стойка',
    Застёжка: zip,
  }),
  trench: silhouette('Тренч', 'TR', 'outerwear', 'Свободная', {
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: 'Пуговицы и пояс',
  }),
  parka: silhouette('Парка', 'PA', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Длина: 'До середины бедра',
    Рукав: long,
    Воротник: 'Капюшон на шнурке',
    Застёжка: 'Планка на кнопках',
  }),
  'men-parka': silhouette('Парка', 'PE', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Длина: 'До середины бедра',
    Рукав: long,
    Воротник: 'Капюшон на шнурке',
    Застёжка: 'Планка на кнопках',
  }),
  'leather-jacket': silhouette('Куртка', 'KK', 'outerwear', 'Прямая', {
    Длина: 'До талии',
    Рукав: long,
    Воротник: 'Лацканы',
    Застёжка: 'Косая молния',
  }),
  'denim-jacket': silhouette('Джинсовая куртка', 'KJ', 'outerwear', 'Прямая', {
    Длина: 'До талии',
    Рукав: long,
    Воротник: 'Отложной',
    Застёжка: buttons,
  }),
  robe: silhouette('Халат', 'HL', 'home', 'Свободная', {
    Рукав: long,
    Вырез: 'Шалевый воротник',
    Застёжка: 'Пояс',
  }),
  pyjamas: silhouette('Пижама', 'PI', 'home', 'Свободная', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
    Комплект: 'Рубашка и брюки',
  }),
  briefs: silhouette('Трусы', 'TB', 'underwear', 'Средняя', {}),
  socks: silhouette('Носки', 'NS', 'underwear', '', {}, { front: 'Пара носков', sizeSystem: 'hosiery' }),
  'kids-tee': silhouette('Футболка', 'DF', 'children', 'Прямая', { Рукав: short, Вырез: round }),
  'kids-sweater': silhouette('Джемпер', 'DJ', 'children', 'Свободная', {
    Рукав: long,
    Вырез: round,
  }),
  'kids-sweatshirt': silhouette('Свитшот', 'DS', 'children', 'Свободная', {
    Рукав: long,
    Вырез: round,
  }),
  'kids-shirt': silhouette('Рубашка', 'DR', 'children', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  'kids-blouse': silhouette('Блузка', 'DL', 'children', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: turnDown,
    Воротник: 'Круглый',
    Застёжка: buttons,
  }),
  'kids-jeans': silhouette('Джинсы', 'DN', 'children', 'Средняя', {
    Силуэт: straight,
    Застёжка: 'Молния и пуговица',
  }),
  'kids-joggers': silhouette('Брюки', 'DB', 'children', 'Средняя', {
    Силуэт: 'Зауженный книзу',
    Застёжка: 'Резинка и шнурок',
  }),
  'kids-shorts': silhouette('Шорты', 'DH', 'children', 'Средняя', {
    Силуэт: straight,
    Длина: 'До колена',
    Застёжка: 'Резинка и шнурок',
  }),
  'kids-trousers': silhouette('Брюки', 'DT', 'children', 'Средняя', {
    Силуэт: 'Прямой, со стрелками',
    Застёжка: 'Молния и пуговица',
  }),
  'kids-skirt-pleated': silhouette('Юбка', 'DY', 'children', 'Средняя', {
    Силуэт: 'Расклёшенный, в складку',
    Длина: 'До колена',
  }),
  'kids-cardigan': silhouette('Кардиган', 'DG', 'children', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: round,
    Застёжка: buttons,
  }),
  'kids-turtleneck': silhouette('Водолазка', 'DW', 'children', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Вырез: 'Высокий воротник',
    Воротник: 'С отворотом',
  }),
  'kids-knit-dress': silhouette('Трикотажное платье', 'DX', 'children', 'Свободная', {
    Силуэт: 'Отрезной, юбка в сборку',
    Длина: 'До колена',
    Рукав: long,
    Вырез: round,
  }),
  'kids-vest': silhouette('Жилет', 'DV', 'children', 'Прямая', { Рукав: none, Вырез: 'V-образный' }),
  'kids-pinafore': silhouette('Сарафан', 'DC', 'children', 'Свободная', {
    Силуэт: 'Отрезной, юбка в сборку',
    Длина: 'До колена',
    Рукав: none,
    Вырез: round,
    Застёжка: noClosure,
  }),
  'kids-puffer': silhouette('Пуховик', 'PD', 'outerwear', 'Прямая', {
    Силуэт: straight,
    Рукав: long,
    Воротник: 'Стойка',
    Застёжка: zip,
  }),
  'kids-overall': silhouette('Комбинезон', 'DK', 'children', 'Свободная', {
    Рукав: none,
    Застёжка: 'Бретели на пуговицах',
  }),
  'kids-romper': silhouette('Песочник', 'DP', 'children', 'Свободная', {
    Рукав: short,
    Вырез: round,
    Застёжка: buttons,
  }),
  'kids-dress': silhouette('Платье', 'DD', 'children', 'Свободная', {
    Рукав: short,
    Вырез: turnDown,
    Застёжка: buttons,
  }),
  ...goodsSilhouettes,
};
