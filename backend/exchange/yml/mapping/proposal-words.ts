import type { Language } from '../feed/russian.ts';

/** Comments in a proposed mapping. */
export type ProposalWords = {
  head: string;
  params: string;
  defaults: string;
  sizeless(categories: string): string;
  partly(categories: string): string;
  colourless: string;
  colours: string;
};

export const proposalWords: Readonly<Record<Language, ProposalWords>> = {
  ru: {
    head: 'Как читать эту выгрузку: docs/import.md. Проверьте и положите в DATA_DIR/import/mapping.yaml.',
    params: 'Что означают параметры выгрузки.',
    defaults: 'Что стоит вместо того, чего в предложениях нет.',
    sizeless: (categories) => `Без размера все товары категорий: ${categories}.`,
    partly: (categories) =>
      `В этих категориях размера нет только у части товаров, и они не продаются: ${categories}.`,
    colourless: 'Цвет — из слов названия; где его там нет, — «Как на фото» (семейство «Другой»).',
    colours: 'Цвета, семейство которых магазин не знает: впишите его и уберите «#».',
  },
  en: {
    head: 'How to read this feed, see docs/import.md. Check this file and put it into DATA_DIR/import/mapping.yaml.',
    params: 'What the params of the feed mean.',
    defaults: 'Defaults for values that offers lack.',
    sizeless: (categories) => `All goods of these categories have no size: ${categories}.`,
    partly: (categories) =>
      `In these categories only some goods lack a size, and those are not sold: ${categories}.`,
    colourless:
      'The colour is taken from the words of the name; where none is, it is «Как на фото» (family «Другой»).',
    colours: 'Colours whose family is unknown: write the family and remove the «#».',
  },
};
