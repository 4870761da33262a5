import { describe, expect, it } from 'vitest';
import { flagsOf } from './flags.ts';

describe('reasons to hold a review back', () => {
  it.each([
    ['Смотрите https://example.com/palto', ['LINK']],
    ['Дешевле на lavka-palto.ru', ['LINK']],
    ['Магазин одежда.рф лучше', ['LINK']],
    ['Пишите @palto_msk, расскажу', ['LINK']],
    ['Мой номер 8 (916) 123-45-67', ['PHONE']],
    ['Звоните +79161234567', ['PHONE']],
    ['9161234567 это я', ['PHONE']],
    ['Пишите на anna@example.ru', ['EMAIL']],
    ['Продавец дурак', ['INSULT']],
    ['Курьер — cвoлочь', ['INSULT']],
    ['Курьер ДЕБИЛ, жалуйтесь на www.example.com', ['LINK', 'INSULT']],
  ])('holds a review back: %s (§3.11.3)', (text, flags) => {
    expect(flagsOf([text])).toEqual(flags);
  });

  it.each([
    'Рост 168 см, обычно 46, взяла 46. Сидит свободно.',
    'Брала за 17 990 рублей, размеры 42 44 46 48 50 есть.',
    'Стирала при 30 градусах.Села на полразмера, но носить можно',
    'Дуракам закон не писан, а пальто хорошее',
    'Подкладка скользит, суккулент на принте красивый',
    'Артикул 123-456-789, ношу с 12.10.2026',
  ])('accepts: %s (§3.11.3)', (text) => {
    expect(flagsOf([text])).toEqual([]);
  });

  it('checks every part of a review', () => {
    expect(flagsOf(['Хорошее пальто', null, undefined, 'нет, только example.com'])).toEqual(['LINK']);
  });
});
