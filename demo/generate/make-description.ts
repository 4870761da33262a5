import { typeset } from '#shared/text/typeset.ts';
import { cloths } from '../cloths/all-cloths.ts';
import type { GarmentModel } from '../garments/garment-model.ts';
import type { PriceKind } from '../garments/prices.ts';
import type { Chance } from './chance.ts';

const clothes = [
  'Швы закрыты, изнанка такая же чистая, как лицо.',
  'Линия плеча чуть смещена, движению ничего не мешает.',
  'Длина рассчитана на рост от 164 до 176 см.',
  'Под жакет — в офис, с кедами — на прогулку.',
  'Вещь хорошо сидит и сама по себе, и вторым слоем.',
  'Карманы стоят так, что руки в них ложатся сами.',
  'Край обработан узкой подгибкой и не закручивается.',
  'Крой проверен на семи размерах, не только на одном.',
  'Носят весь год: летом отдельно, зимой под верхнюю одежду.',
  'Фурнитура пришита на ножке, запасная лежит в пакетике.',
] as const;

const close = [
  'Швы плоские, под одеждой не видны.',
  'Не стягивает и не скручивается.',
  'Держит форму и после частых стирок.',
  'Мягкое с первого дня, без жёстких ярлыков.',
  'Дома в этом приятно остаться ещё на час.',
] as const;

const children = [
  'Швы плоские и не натирают.',
  'Запас по длине рассчитан на один сезон роста.',
  'Надевается легко, с этим справится и сам ребёнок.',
  'Рисунок не трескается после стирки.',
  'Удобно и в саду, и на прогулке.',
] as const;

const shoes = [
  'Колодка средней полноты, подъём не жмёт.',
  'Подошва гибкая, на мокрой плитке не скользит.',
  'Стелька вынимается и сохнет отдельно.',
  'Задник мягкий, не натирает с первого дня.',
  'Подходят и к джинсам, и к костюмным брюкам.',
] as const;

const goods = [
  'Держит форму и не теряет цвета.',
  'Хороший подарок: размер подбирать не нужно.',
  'Подходит к пальто, пуховику и куртке.',
  'Места занимает мало, служит долго.',
  'Детали ровные, швы прошиты дважды.',
] as const;

const sentencesByKind: Partial<Record<PriceKind, readonly string[]>> = {
  underwear: close,
  home: close,
  children,
  shoes,
  accessory: goods,
};

/** A description with two factual sentences about the model and one about its cloth. */
export function makeDescription(
  { cloth }: Pick<GarmentModel, 'cloth'>,
  prices: PriceKind,
  chance: Chance,
): string {
  const sentences = chance.sample(sentencesByKind[prices] ?? clothes, 2);
  const notes: readonly string[] = cloths[cloth].notes;
  return typeset([...sentences, ...(notes.length > 0 ? [chance.pick(notes)] : [])].join(' '));
}
