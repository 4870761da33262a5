import { describe, expect, it } from 'vitest';
import { propertyValues, valuesInName } from './property-values.ts';

describe('facet values found in a product property', () => {
  it.each([
    ['neckline', 'Квадратный, отложной воротник', ['Квадратный', 'отложной воротник']],
    ['pattern', 'Тонкая полоска, Однотонный', ['Полоска', 'Однотонный']],
    ['pattern', 'Крупная клетка', ['Клетка']],
    ['pattern', 'Пейсли', ['Пейсли']],
    ['length', 'Миди', ['Миди']],
    ['length', 'Ниже колена', ['Миди']],
    ['length', 'До колена', ['До колена']],
    ['length', 'До пола', ['До пола']],
    ['length', '104 см по спинке', []],
    ['length', 'Макси, 130 см', ['Макси']],
    ['sleeve', 'На тонких бретелях', ['На бретелях']],
    ['sleeve', '3/4', ['Три четверти']],
    ['closure', 'Косая молния', ['Молния']],
    ['closure', 'Молния и пуговица', ['Молния', 'Пуговицы']],
    ['closure', '3 пуговицы', ['Пуговицы']],
    ['closure', 'Эластичный пояс', ['Резинка']],
    ['closure', 'Пуговицы и пояс', ['Пуговицы', 'Пояс']],
    ['closure', 'Без застёжки', ['Без застёжки']],
    ['closure', 'Клапан на замке', ['Клапан на замке']],
    ['closure', '', []],
  ] as const)('the property of the facet %s, «%s», has the values %j', (id, text, values) => {
    expect(propertyValues(id, text)).toEqual(values);
  });
});

describe('facet values found in names of goods', () => {
  it.each([
    ['pattern', 'Платье в мелкий горошек', ['Горох']],
    ['pattern', 'Полосатый лонгслив', ['Полоска']],
    ['pattern', 'Шарф цвета клёна', []],
    ['length', 'Юбка-миди из сатина', ['Миди']],
    ['length', 'Платье в пол', ['Макси']],
    ['length', 'Рубашка в полоску', []],
    ['sleeve', 'Футболка с длинным рукавом', ['Длинный']],
    ['sleeve', 'Топ без рукавов', ['Без рукавов']],
    ['sleeve', 'Топ на тонких бретелях', ['На бретелях']],
    ['closure', 'Кардиган на пуговицах', ['Пуговицы']],
    ['closure', 'Платье с поясом', []],
    ['material', 'Платье в горошек', []],
  ] as const)('for the facet %s, the name «%s» has the values %j', (id, name, values) => {
    expect(valuesInName(id, name)).toEqual(values);
  });
});
