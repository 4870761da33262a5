import { sizes } from '#shared/goods/sizes.ts';
import { type ModelFacts, withCommon } from '../../garments/garment-model.ts';

function single(category: string, models: readonly ModelFacts[]) {
  return withCommon(
    { in: [`aksessuary/${category}`], audience: 'women', sizeSystem: 'one-size', sizes: sizes['one-size'] },
    models,
  );
}

export const scarves = single('sharfy', [
  {
    name: 'Шарф из шерсти в клетку',
    silhouette: 'scarf',
    cloth: 'scarf-wool',
    price: 3990,
    colours: ['camel-tartan', 'grey-tartan', 'green-tartan'],
    about: 'Длинный шарф с бахромой, оборачивается дважды. Клетка соткана, а не напечатана.',
    attributes: { Размеры: '190 × 35 см' },
  },
  {
    name: 'Однотонный шерстяной шарф',
    silhouette: 'scarf',
    cloth: 'scarf-wool',
    price: 3490,
    colours: ['burgundy', 'camel', 'graphite', 'navy'],
    about: 'Шарф на каждый день: плотный, но не толстый. Бахрома скручена и не путается.',
    attributes: { Размеры: '180 × 32 см' },
  },
  {
    name: 'Шарф из мериноса',
    silhouette: 'scarf-knotted',
    cloth: 'scarf-wool',
    price: 2990,
    colours: ['bottle', 'chocolate', 'mustard'],
    about: 'Ровный цвет и короткая бахрома. Полотно мягкое, узел держится сам.',
    attributes: { Размеры: '175 × 30 см' },
  },
  {
    name: 'Шарф из кашемира с шёлком',
    silhouette: 'scarf-knotted',
    cloth: 'scarf-cashmere',
    price: 7990,
    colours: ['petrol', 'oat', 'black', 'rose'],
    about: 'Тонкий шарф, который помещается в карман. Согревает сразу.',
    attributes: { Размеры: '200 × 40 см' },
  },
  {
    name: 'Детский снуд',
    silhouette: 'snood',
    cloth: 'acrylic-wool',
    price: 1290,
    colours: ['red', 'bottle', 'lavender'],
    about: 'Надевается через голову и не сбивается под курткой. Резинка мягкая, подбородок закрыт.',
    attributes: { Размеры: '52 × 24 см' },
    alsoIn: ['detyam/devochkam', 'detyam/malchikam'],
  },
  {
    name: 'Шарф из шерсти с кашемиром',
    silhouette: 'scarf-knotted',
    cloth: 'wool-cashmere',
    price: 4490,
    colours: ['milk', 'grey', 'chocolate'],
    about: 'Пушистый шарф с кручёной бахромой. Пара к шапке из той же пряжи.',
    attributes: { Размеры: '180 × 28 см' },
  },
  {
    name: 'Снуд из альпаки',
    silhouette: 'snood',
    cloth: 'alpaca',
    price: 3490,
    colours: ['oat', 'brick', 'moss', 'graphite'],
    about: 'Надевается через голову и не развязывается. Ложится двумя мягкими складками.',
    attributes: { Размеры: '65 × 30 см' },
  },
  {
    name: 'Снуд из шерсти с акрилом',
    silhouette: 'snood',
    cloth: 'acrylic-wool',
    price: 1990,
    colours: ['navy', 'mustard', 'burgundy'],
    about: 'Плотная резинка держит форму вокруг шеи. Закрывает подбородок в ветер.',
    attributes: { Размеры: '62 × 28 см' },
  },
]);

export const gloves = single('perchatki', [
  {
    name: 'Кожаные перчатки на шерсти',
    silhouette: 'gloves',
    cloth: 'glove-leather',
    price: 3990,
    colours: ['black', 'chocolate', 'burgundy'],
    about: 'Подкладка из тонкой шерсти не добавляет объёма. Указательный палец понимает экран телефона.',
    lining: { шерсть: 100 },
  },
  {
    name: 'Перчатки из кожи без подкладки',
    silhouette: 'gloves',
    cloth: 'glove-leather',
    price: 2990,
    colours: ['cognac', 'chestnut', 'navy'],
    about: 'Для руля и тёплой осени. Край обработан тонким кантом.',
    season: 'Демисезон',
  },
  {
    name: 'Варежки из мериноса',
    silhouette: 'mittens',
    cloth: 'merino',
    price: 1990,
    colours: ['navy', 'terracotta', 'grey', 'bottle'],
    about: 'Гладкая вязка и высокая резинка, которая заходит под рукав. Пара к шапке из той же пряжи.',
  },
  {
    name: 'Варежки из шерсти с кашемиром',
    silhouette: 'mittens',
    cloth: 'wool-cashmere',
    price: 2990,
    colours: ['milk', 'light-grey', 'chocolate'],
    about: 'Тёплые и мягкие, на руке почти не чувствуются. Манжета двойная.',
  },
  {
    name: 'Варежки с косами из альпаки',
    silhouette: 'mittens-cable',
    cloth: 'alpaca',
    price: 2490,
    colours: ['oat', 'brick', 'moss'],
    about: 'По тыльной стороне идёт коса, по бокам от неё — жгуты. Резинка закрывает запястье.',
  },
  {
    name: 'Варежки с косами',
    silhouette: 'mittens-cable',
    cloth: 'acrylic-wool',
    price: 1490,
    colours: ['red', 'navy', 'mustard'],
    about: 'Плотная вязка держит тепло, ветер не продувает. Сохнут быстро.',
  },
]);
