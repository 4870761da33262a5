import { type Size, sizeRun } from '#shared/goods/sizes.ts';
import { typeset } from '#shared/text/typeset.ts';
import type { SizeTableContent } from '../../backend/domain/tables/content-types.ts';
import type { GarmentModel } from './garment-model.ts';
import { measuring, type SizeTableFacts, sizeTableFacts } from './size-table-facts.ts';

export type SizeTableId = keyof typeof sizeTableFacts;

export const sizeTableIds = Object.keys(sizeTableFacts) as readonly SizeTableId[];

/**
 * The kind of size table by the part of the body that a garment covers. Underwear of men and women has
 * separate tables.
 */
const kindOf: Readonly<Record<string, 'tops' | 'bottoms' | 'dresses' | 'outerwear' | 'underwear'>> = {
  'zhenshchinam/platya': 'dresses',
  'zhenshchinam/domashnyaya-odezhda': 'dresses',
  'zhenshchinam/dzhinsy': 'bottoms',
  'zhenshchinam/bryuki': 'bottoms',
  'zhenshchinam/yubki': 'bottoms',
  'zhenshchinam/verkhnyaya-odezhda': 'outerwear',
  'zhenshchinam/bele': 'underwear',
  'muzhchinam/dzhinsy': 'bottoms',
  'muzhchinam/bryuki': 'bottoms',
  'muzhchinam/pidzhaki': 'outerwear',
  'muzhchinam/verkhnyaya-odezhda': 'outerwear',
  'muzhchinam/bele': 'underwear',
};

/** The size table for a model. Null for one-size goods. */
export function sizeTableOf(
  model: Pick<GarmentModel, 'in' | 'audience' | 'sizeSystem' | 'sizes'>,
): SizeTableId | null {
  const [category] = model.in;
  const forMen = model.audience === 'men';
  switch (model.sizeSystem) {
    case 'one-size':
    case 'bra':
      return null;
    case 'women':
      return `women-${kindOf[category] ?? 'tops'}`;
    case 'men': {
      const kind = kindOf[category] ?? 'tops';
      return kind === 'dresses' ? 'men-tops' : `men-${kind}`;
    }
    case 'children':
      return category === 'detyam/malysham' ? 'babies' : 'children';
    case 'shoes':
      return forMen ? 'men-shoes' : 'women-shoes';
    case 'hosiery':
      return forMen ? 'men-socks' : 'women-socks';
    case 'headwear':
      return model.sizes.some(({ value }) => value === '58–60') ? 'headwear' : 'children-headwear';
    case 'belt':
      return 'belts';
  }
}

/** A size table as the database stores it. Its rows are the sold sizes, smallest first. */
export function sizeTable(id: SizeTableId): SizeTableContent {
  const facts: SizeTableFacts = sizeTableFacts[id];
  const rows = sizeRun(facts.system, facts.first, facts.last);
  return {
    title: typeset(facts.title),
    note: facts.note === null ? null : typeset(facts.note),
    columns: facts.columns.map(([title]) => typeset(title)),
    rows: rows.map((size) => ({
      russian: size.value,
      european: size.european,
      international: size.international,
      measurements: facts.columns.map(([, of]) => typeset(measurementOf(id, size, of))),
    })),
    advice: facts.advice.map((key) => typeset(measuring[key])),
  };
}

function measurementOf(id: SizeTableId, size: Size, of: SizeTableFacts['columns'][number][1]): string {
  const value = of(size);
  if (value === '') throw new Error(`The table ${id} has no measurement for the size ${size.value}.`);
  return value;
}
