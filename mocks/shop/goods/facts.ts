import type { CompositionPart } from '#contract/client/client.schemas.ts';
import type { AttributeFacet } from '#shared/goods/facets.ts';

/** What the mock shop must know about a model but example cards do not say. */
export type Facts = {
  categoryPath: string;
  brandLine: string;
  /** Attributes of the model, by facet. An attribute that is not known is absent. */
  attributes: { [Id in AttributeFacet]?: string };
  composition: CompositionPart[];
};

const of = (fibres: Record<string, number>): CompositionPart[] =>
  Object.entries(fibres).map(([fibre, percent]) => ({ fibre, percent }));

const outerwear = { categoryPath: 'zhenshchinam/verkhnyaya-odezhda', brandLine: 'Витрина' };

/** Facts about the models. A key is the part of the product path that all colours of a model share. */
const FACTS: Record<string, Facts> = {
  'palto-pryamogo-kroya-iz-shersti': {
    ...outerwear,
    attributes: { season: 'Демисезон', fit: 'Прямая', closure: 'Пуговицы' },
    composition: of({ шерсть: 80, полиамид: 20 }),
  },
  'palto-iz-shersti-s-kashemirom': {
    ...outerwear,
    brandLine: 'Витрина Мастерская',
    attributes: { season: 'Зима', fit: 'Прямая' },
    composition: of({ шерсть: 90, кашемир: 10 }),
  },
  'styoganyy-puhovik': {
    ...outerwear,
    attributes: { season: 'Зима', fit: 'Свободная' },
    composition: of({ полиамид: 100 }),
  },
  'trench-iz-gabardina': {
    ...outerwear,
    attributes: { season: 'Демисезон', fit: 'Приталенная' },
    composition: of({ хлопок: 67, полиамид: 33 }),
  },
  'dzhinsovaya-kurtka': {
    ...outerwear,
    attributes: { season: 'Демисезон', fit: 'Прямая' },
    composition: of({ хлопок: 100 }),
  },
  'svitshot-svobodnogo-kroya': {
    categoryPath: 'zhenshchinam/svitery-i-kardigany',
    brandLine: 'Витрина',
    attributes: { season: 'Круглый год', fit: 'Свободная', sleeve: 'Длинный', neckline: 'Круглый' },
    composition: of({ хлопок: 90, полиэстер: 10 }),
  },
  'plate-s-rasklyoshennoy-yubkoy': {
    categoryPath: 'zhenshchinam/platya',
    brandLine: 'Витрина',
    attributes: {
      season: 'Круглый год',
      fit: 'Приталенная',
      length: 'Миди',
      sleeve: 'Без рукавов',
      neckline: 'Круглый',
    },
    composition: of({ вискоза: 95, эластан: 5 }),
  },
  'zauzhennye-dzhinsy': {
    categoryPath: 'zhenshchinam/dzhinsy',
    brandLine: 'Витрина',
    attributes: { season: 'Круглый год', fit: 'Прилегающая', closure: 'Молния и пуговица' },
    composition: of({ хлопок: 98, эластан: 2 }),
  },
  'futbolka-iz-plotnogo-hlopka': {
    categoryPath: 'muzhchinam/futbolki-i-polo',
    brandLine: 'Витрина Основа',
    attributes: {
      season: 'Круглый год',
      pattern: 'Однотонный',
      fit: 'Прямая',
      sleeve: 'Короткий',
      neckline: 'Круглый',
    },
    composition: of({ хлопок: 100 }),
  },
  'shapka-v-rubchik': {
    categoryPath: 'aksessuary/shapki',
    brandLine: 'Витрина',
    attributes: { season: 'Зима', fit: 'Прилегающая' },
    composition: of({ шерсть: 100 }),
  },
};

/**
 * The facts about the model of a product.
 * @throws Error if it has no entry in FACTS
 */
export function factsOf(productUrl: string): Facts {
  const found = Object.entries(FACTS).find(([beginning]) => productUrl.startsWith(`${beginning}-`));
  if (!found) throw new Error(`No facts about ${productUrl}`);
  return found[1];
}
