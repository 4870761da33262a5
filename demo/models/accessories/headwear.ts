import { sizeRun } from '#shared/goods/sizes.ts';
import { type ModelFacts, withCommon } from '../../garments/garment-model.ts';

function hats(models: readonly ModelFacts[]) {
  return withCommon(
    {
      in: ['aksessuary/shapki'],
      audience: 'women',
      sizeSystem: 'headwear',
      sizes: sizeRun('headwear', '54–56', '58–60'),
    },
    models,
  );
}

export const headwear = hats([
  {
    name: 'Шапка с отворотом',
    silhouette: 'beanie',
    cloth: 'merino',
    price: 1990,
    colours: ['navy', 'terracotta', 'grey', 'black'],
    about: 'Двойная резинка, высокий отворот. Садится плотно и не сползает на лоб.',
  },
  {
    name: 'Кашемировая шапка',
    silhouette: 'beanie',
    cloth: 'cashmere',
    price: 4990,
    colours: ['oat', 'camel', 'graphite', 'light-grey'],
    about: 'Тёплая и тонкая, волосы под ней не электризуются. Отворот двойной.',
    country: 'Монголия',
  },
  {
    name: 'Детская шапка с отворотом',
    silhouette: 'beanie',
    cloth: 'acrylic-wool',
    price: 1290,
    colours: ['navy', 'mustard', 'rose', 'mocha'],
    about: 'Двойная вязка закрывает уши. Отворот держится, шапка не колется.',
    sizes: sizeRun('headwear', '50–52', '52–54'),
    alsoIn: ['detyam/devochkam', 'detyam/malchikam'],
  },
  {
    name: 'Мохеровая шапка рельефной вязки с помпоном',
    silhouette: 'beanie-pompom',
    cloth: 'mohair',
    price: 2990,
    colours: ['milk', 'brick', 'moss'],
    about: 'Столбики резинки видны и на отвороте, и на макушке. Отворот можно сделать выше или ниже.',
  },
  {
    name: 'Шапка с помпоном из шерсти с кашемиром',
    silhouette: 'beanie-pompom',
    cloth: 'wool-cashmere',
    price: 3490,
    colours: ['light-grey', 'chocolate', 'burgundy'],
    about: 'Пара к шарфу из той же пряжи. Помпон пришит крепко и держит форму.',
  },
  {
    name: 'Мохеровая шапка с помпоном',
    silhouette: 'beanie-pompom',
    cloth: 'mohair',
    price: 2490,
    colours: ['lavender', 'mustard', 'petrol'],
    about: 'Мягкая шапка, которая не приминает волосы. Двойной отворот закрывает уши.',
  },
  {
    name: 'Берет из валяной шерсти',
    silhouette: 'beret',
    cloth: 'felt',
    price: 2490,
    colours: ['black', 'burgundy', 'camel'],
    about: 'Гладкий берет с хвостиком, носят набок или на затылке. Край мягкий и не давит на лоб.',
  },
  {
    name: 'Светлый берет',
    silhouette: 'beret',
    cloth: 'felt',
    price: 2490,
    colours: ['oat', 'light-grey', 'rose'],
    about: 'Светлая шерсть к пальто и тренчу. Форму легко поправить рукой.',
  },
  {
    name: 'Кепка из хлопка',
    silhouette: 'cap',
    cloth: 'cap-cotton',
    price: 1490,
    colours: ['navy', 'sand', 'black'],
    about: 'Шесть клиньев, изогнутый козырёк в семь строчек. Размер меняет ремешок сзади.',
  },
  {
    name: 'Бейсболка на каждый день',
    silhouette: 'cap',
    cloth: 'cap-cotton',
    price: 1290,
    colours: ['ecru', 'olive', 'red', 'sky'],
    about: 'В каждом клине обмётанный глазок: голова не потеет. Козырёк не теряет изгиб после стирки.',
  },
  {
    name: 'Панама из хлопка',
    silhouette: 'bucket-hat',
    cloth: 'cap-cotton',
    price: 1690,
    colours: ['sand', 'black', 'khaki'],
    about: 'Поля прошиты восемью кругами и держат наклон. Складывается в сумку.',
  },
  {
    name: 'Светлая панама',
    silhouette: 'bucket-hat',
    cloth: 'cap-cotton',
    price: 1590,
    colours: ['milk', 'ice', 'butter'],
    about: 'Закрывает от солнца лоб и шею. Стирается в машине.',
  },
]);
