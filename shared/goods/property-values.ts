import { normalizeForComparison } from '../text/plain-text.ts';
import type { FacetName } from './facets.ts';

/**
 * A facet value with the patterns that recognise it in the text of a property and, if the words are clear
 * enough, in a product name.
 */
type Said = { value: string; inProperty: RegExp; inName?: RegExp };

/**
 * Facet values with their spellings: «Косая молния» and «Молния и пуговица» both mean «Молния». A text that
 * matches no pattern is used as the facet value unchanged.
 */
const called: Partial<Record<FacetName, readonly Said[]>> = {
  pattern: [
    { value: 'Однотонный', inProperty: /однотон|без (узора|рисунка|принта)|^нет$/ },
    { value: 'Полоска', inProperty: /полос/, inName: /(?<!\p{L})(в (\p{L}+ )?полоск|полосат)/u },
    { value: 'Клетка', inProperty: /клет/, inName: /(?<!\p{L})(в (\p{L}+ )?клетк|клетчат)/u },
    { value: 'Горох', inProperty: /горо[хш]/, inName: /(?<!\p{L})в (\p{L}+ )?горо[хш]/u },
    { value: 'Цветы', inProperty: /цвет[ыко]|флор/, inName: /(?<!\p{L})(в цветоч?[ке]|цветочн|с цветами)/u },
  ],
  length: [
    { value: 'Мини', inProperty: /мини/, inName: /(?<!\p{L})мини(?!\p{L})/u },
    { value: 'Миди', inProperty: /миди|ниже колен|до середины икр/, inName: /(?<!\p{L})миди(?!\p{L})/u },
    { value: 'Макси', inProperty: /макси|в пол|до щиколот/, inName: /(?<!\p{L})(макси(?!\p{L})|в пол$)/u },
    { value: 'До колена', inProperty: /до колен/ },
  ],
  sleeve: [
    { value: 'Без рукавов', inProperty: /без рукав/, inName: /(?<!\p{L})без рукав/u },
    { value: 'На бретелях', inProperty: /бретел/, inName: /(?<!\p{L})на (\p{L}+ )?бретел/u },
    { value: 'Короткий', inProperty: /коротк/, inName: /(?<!\p{L})коротк\p{L}+ рукав/u },
    {
      value: 'Три четверти',
      inProperty: /3\/4|три четверт|укороч/,
      inName: /рукав\p{L}* (3\/4|три четверт)/u,
    },
    { value: 'Длинный', inProperty: /длинн/, inName: /(?<!\p{L})длинн\p{L}+ рукав/u },
  ],
  closure: [
    { value: 'Без застёжки', inProperty: /без застеж|^нет$/ },
    { value: 'Молния', inProperty: /молни/, inName: /(?<!\p{L})(на|с) молни/u },
    { value: 'Пуговицы', inProperty: /пугов/, inName: /(?<!\p{L})(на|с) пугов/u },
    { value: 'Кнопки', inProperty: /кнопк/, inName: /(?<!\p{L})(на|с) кнопк/u },
    { value: 'Липучки', inProperty: /липуч|велкро/, inName: /(?<!\p{L})(на|с) липуч/u },
    { value: 'Шнуровка', inProperty: /шнуров/, inName: /(?<!\p{L})(на|со) шнур/u },
    { value: 'Резинка', inProperty: /резинк|эластичн\p{L}+ пояс/u },
    { value: 'Пояс', inProperty: /(?<!эластичн\p{L}{2,3} )пояс|запах/u },
  ],
};

/** Whether a text is a measurement such as «104 см по спинке». That is no facet value. */
const isMeasure = (id: FacetName, text: string) => id === 'length' && /\d/.test(text);

/** Finds the facet values in the text of a property. «Полоска, однотонный» has two. */
export function propertyValues(id: FacetName, text: string): string[] {
  const values = text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .flatMap((value) => {
      const known = (called[id] ?? []).filter(({ inProperty }) =>
        inProperty.test(normalizeForComparison(value)),
      );
      if (known.length > 0) return known.map((one) => one.value);
      return isMeasure(id, value) ? [] : [value];
    });
  return [...new Set(values)];
}

/** Finds facet values in a product name such as «Платье в горошек». Used for goods without the property. */
export function valuesInName(id: FacetName, name: string): string[] {
  const text = normalizeForComparison(name);
  return (called[id] ?? []).filter(({ inName }) => inName?.test(text)).map(({ value }) => value);
}
