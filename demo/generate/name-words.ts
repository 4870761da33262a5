import { capitalised } from '#shared/text/capitalised.ts';
import type { PatternKind } from '../cloths/prints.ts';
import type { PriceKind } from '../garments/prices.ts';
import type { Chance } from './chance.ts';

type Words = readonly string[];

/** Adjectives before the name of a kind of goods, in the dictionary form. */
export const epithets: Readonly<Record<PriceKind, Words>> = {
  tee: words('базовый повседневный удлинённый укороченный прямой свободный спортивный тонкий плотный лёгкий'),
  shirt: words('классический повседневный прямой свободный удлинённый приталенный офисный лёгкий нарядный'),
  knit: words('тёплый мягкий укороченный удлинённый свободный объёмный тонкий базовый уютный фактурный'),
  jeans: words('прямой свободный зауженный укороченный базовый классический плотный эластичный'),
  trousers: words(
    'прямой свободный зауженный укороченный классический спортивный повседневный лёгкий строгий',
  ),
  skirt: words('прямой расклешённый короткий длинный офисный нарядный лёгкий повседневный'),
  dress: words(
    'вечерний нарядный коктейльный офисный приталенный свободный повседневный длинный лёгкий трикотажный',
  ),
  blazer: words('двубортный однобортный приталенный свободный классический укороченный строгий удлинённый'),
  outerwear: words(
    'утеплённый зимний демисезонный удлинённый укороченный лёгкий городской двубортный стёганый',
  ),
  underwear: words('бесшовный мягкий кружевной спортивный базовый тонкий эластичный'),
  home: words('домашний мягкий тёплый лёгкий уютный длинный'),
  children: words('детский школьный спортивный нарядный мягкий тёплый яркий повседневный'),
  shoes: words('повседневный классический лёгкий утеплённый зимний мягкий городской демисезонный'),
  accessory: words('классический городской вечерний повседневный праздничный лёгкий лаконичный'),
};

/** Phrases that follow the name of a kind of goods. */
export const details: Readonly<Record<PriceKind, Words>> = {
  tee: phrases('с карманом, с вышивкой, с принтом, в рубчик, с контрастной строчкой, с надписью'),
  shirt: phrases(
    'с карманами, с кокеткой, с воротником-стойкой, с закруглённым низом, с манжетами, на кнопках',
  ),
  knit: phrases(
    'с косами, в рубчик, крупной вязки, тонкой вязки, с жаккардовым узором, на пуговицах, с ажурным узором',
  ),
  jeans: phrases(
    'с высокой посадкой, с потёртостями, с пятью карманами, с необработанным краем, с эффектом варки',
  ),
  trousers: phrases(
    'со стрелками, на резинке, с накладными карманами, со складками, с высокой посадкой, с поясом',
  ),
  skirt: phrases('с разрезом, с запахом, с поясом, с карманами, со складками, на резинке'),
  dress: phrases(
    'с поясом, с разрезом, с воланами, со складками, с карманами, с запахом, с открытой спиной, на пуговицах',
  ),
  blazer: phrases('с накладными карманами, на подкладке, на одной пуговице, с поясом, с разрезами'),
  outerwear: phrases(
    'с капюшоном, с поясом, на молнии, с утеплителем, с накладными карманами, на подкладке, с воротником',
  ),
  underwear: phrases('с кружевом, на широкой резинке, без швов, с мягкими чашками, с низкой посадкой'),
  home: phrases('с кантом, с карманами, с поясом, с вышивкой, на пуговицах'),
  children: phrases('с аппликацией, с принтом, с карманами, с капюшоном, с вышивкой, на кнопках, с начёсом'),
  shoes: phrases(
    'на толстой подошве, на низком ходу, на молнии, с мембраной, на каблуке, с металлической деталью',
  ),
  accessory: phrases('в подарочной коробке, ручной работы, с логотипом, с узором'),
};

export const patternPhrases: Readonly<Record<PatternKind, Words>> = {
  stripe: ['в полоску', 'в морскую полоску'],
  pin: ['в тонкую полоску'],
  check: ['в клетку', 'в клетку виши'],
  tartan: ['в клетку', 'в шотландскую клетку'],
  dots: ['в горох', 'в мелкий горох'],
  floral: ['с цветочным принтом', 'в цветочек'],
};

/** For each fibre, an adjective and a phrase that follows the noun. */
export const materialWords: Readonly<Record<string, readonly [adjective: string, phrase: string]>> = {
  хлопок: ['хлопковый', 'из хлопка'],
  лён: ['льняной', 'из льна'],
  шерсть: ['шерстяной', 'из шерсти'],
  вискоза: ['вискозный', 'из вискозы'],
  шёлк: ['шёлковый', 'из шёлка'],
  кашемир: ['кашемировый', 'из кашемира'],
  лиоцелл: ['летящий', 'из лиоцелла'],
  модал: ['гладкий', 'из модала'],
  'натуральная кожа': ['кожаный', 'из натуральной кожи'],
  замша: ['замшевый', 'из замши'],
};

/** Names of series: Russian rivers and lakes. */
const waters: Words = words(
  'Ангара Аргунь Байкал Баксан Бия Валдай Ветлуга Вилюй Волхов Вуокса Вычегда Вятка Двина ' +
    'Дубна Енисей Зея Ижора Илим Илмень Иня Иртыш Исеть Кама Катунь Кемь Кержач Клязьма Колва Колыма Кубена ' +
    'Ладога Ловать Мезень Мста Нарва Нева Нерль Обь Ока Онега Онон Оять Паша Печора Пинега Припять Протва ' +
    'Псёл Свирь Селигер Сожь Сура Сухона Сясь Таруса Тверца Терек Тихвинка Тобол Томь Угра ' +
    'Унжа Урал Уфа Хопёр Цна Чагода Чулым Чусовая Шексна Шелонь Юрюзань Яуза',
);

const syllables = words(
  'ba be bo da de do ka ke ko la le lo mo na ne no ra re ro sa so ta te to va ve vo za zo zu',
);
const endings = words('rix lum dor tis ven mex nor sil tum zen');

/**
 * The name of a series: a river or lake, or an invented word. The more goods a shop has, the more different
 * invented words occur, as in real shops.
 */
export function seriesName(chance: Chance): string {
  if (chance.happens(0.5)) return chance.pick(waters);
  const word = `${chance.sample(syllables, chance.whole(1, 3)).join('')}${chance.pick(endings)}`;
  return capitalised(word);
}

function words(text: string): Words {
  return text.split(/\s+/);
}

function phrases(text: string): Words {
  return text.split(/,\s*/);
}
