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
    colours: ['oat', 'camel', 'graphite'],
    about: 'Тёплая и тонкая, волосы под ней не электризуются. Отворот двойной.',
    country: 'Монголия',
  },
  {
    name: 'Шапка крупной вязки',
    silhouette: 'beanie',
    cloth: 'alpaca',
    price: 2990,
    colours: ['milk', 'brick', 'moss'],
    about: 'Объёмная шапка, которая держит форму. Отворот можно сделать выше или ниже.',
  },
  {
    name: 'Шапка из шерсти с кашемиром',
    silhouette: 'beanie',
    cloth: 'wool-cashmere',
    price: 2990,
    colours: ['milk', 'light-grey', 'chocolate', 'burgundy'],
    about: 'Пара к шарфу из той же пряжи. Макушка собрана без шва.',
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
    name: 'Хлопковая шапка',
    silhouette: 'beanie',
    cloth: 'cotton-knit',
    price: 1490,
    colours: ['mint', 'ice', 'charcoal'],
    about: 'Для весны, когда шерсть уже лишняя. Стирается в машине.',
  },
  {
    name: 'Мохеровая шапка',
    silhouette: 'beanie',
    cloth: 'mohair',
    price: 2490,
    colours: ['sand', 'lavender', 'ecru'],
    about: 'Мягкая шапка с отворотом, волосы не приминает. Полосы на лбу не оставляет.',
  },
  {
    name: 'Тонкая шапка из мериноса',
    silhouette: 'beanie',
    cloth: 'merino',
    price: 2290,
    colours: ['petrol', 'bottle', 'plum'],
    about: 'Помещается под капюшон и в карман. Отворот в один слой.',
  },
  {
    name: 'Яркая шапка из хлопка',
    silhouette: 'beanie',
    cloth: 'cotton-knit',
    price: 1590,
    colours: ['red', 'lingonberry', 'sky'],
    about: 'Заметна в сумерках и поднимает настроение. Вязка плотная, ветер не продувает.',
  },
]);
