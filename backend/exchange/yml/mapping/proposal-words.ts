import type { Language } from '../../../platform/language/sentences.ts';
import type { GroupProposal } from './group-facts.ts';

/** The texts of the comments in a proposed mapping file, in one language. */
export type ProposalWords = {
  head: string;
  params: string;
  defaults: string;
  sizesInNames(categories: string): string;
  sizeless(categories: string): string;
  partly(categories: string): string;
  colourless: string;
  groups(proposal: GroupProposal): string;
  severalSizes(found: { offers: number; example: string }): string;
  prices(example: string, threeDigits: 'thousands' | 'decimals'): string;
  colours: string;
};

export const proposalWords: Readonly<Record<Language, ProposalWords>> = {
  ru: {
    head: 'Как читать эту выгрузку: docs/import.md. Проверьте и положите в DATA_DIR/import/mapping.yaml.',
    params: 'Что означают параметры выгрузки.',
    defaults: 'Что стоит вместо того, чего в предложениях нет.',
    sizesInNames: (categories) =>
      `Размер — из названия, например «Футболка 44-46»; где его там нет, товар не продаётся. Категории: ${categories}.`,
    sizeless: (categories) => `Без размера все товары категорий: ${categories}.`,
    partly: (categories) =>
      `В этих категориях размера нет только у части товаров, и они не продаются: ${categories}.`,
    colourless: 'Цвет — из слов названия; где его там нет, — «Как на фото» (семейство «Другой»).',
    groups: ({ by, offers, models, examples }) =>
      [
        `Предложения без group_id (${offers}) похожи на размеры и цвета моделей (${models}): их соединяет ${by === 'article' ? 'артикул' : 'название без размера и цвета'}.`,
        'Другой признак: groups: { by: { field: Код модели } }. Например:',
        ...examples.map((one) => `  ${one}`),
      ].join('\n'),
    severalSizes: ({ offers, example }) =>
      `Несколько размеров в одном предложении (${offers}), например «${example}»: станут отдельными размерами, штуки делятся поровну.\nТочнее — предложение на каждый размер.`,
    prices: (example, threeDigits) =>
      `Цены вида «${example}»: три цифры после знака — ${threeDigits === 'thousands' ? 'тысячи' : 'доли рубля'}.`,
    colours: 'Цвета, семейство которых магазин не знает: впишите его и образец (hex) и уберите «#».',
  },
  en: {
    head: 'How to read this feed, see docs/import.md. Check this file and put it into DATA_DIR/import/mapping.yaml.',
    params: 'What the params of the feed mean.',
    defaults: 'Defaults for values that offers lack.',
    sizesInNames: (categories) =>
      `The size is taken from the name, such as «Футболка 44-46»; goods without one there are not sold. Categories: ${categories}.`,
    sizeless: (categories) => `All goods of these categories have no size: ${categories}.`,
    partly: (categories) =>
      `In these categories only some goods lack a size, and those are not sold: ${categories}.`,
    colourless:
      'The colour is taken from the words of the name; where none is, it is «Как на фото» (family «Другой»).',
    groups: ({ by, offers, models, examples }) =>
      [
        `Offers without group_id (${offers}) look like sizes and colours of ${models} models: ${by === 'article' ? 'the article number' : 'the name without size and colour'} joins them.`,
        'Another field: groups: { by: { field: Model code } }. For example:',
        ...examples.map((one) => `  ${one}`),
      ].join('\n'),
    severalSizes: ({ offers, example }) =>
      `Several sizes in one offer (${offers}), such as «${example}»: they become sizes of their own, and share the pieces equally.\nAn offer for each size is more exact.`,
    prices: (example, threeDigits) =>
      `Prices such as «${example}»: the three digits are ${threeDigits === 'thousands' ? 'thousands' : 'parts of a rouble'}.`,
    colours: 'Colours whose family is unknown: write the family and the swatch (hex) and remove the «#».',
  },
};
