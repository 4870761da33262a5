import { afterAll, describe, expect, it } from 'vitest';
import { flagsOf } from './flags.ts';

describe('which texts of reviews are held for moderation', () => {
  const figures = { heldTexts: 0, acceptedTexts: 0 };
  afterAll(() => console.info(`Figures: ${JSON.stringify(figures)}`));

  it.each([
    ['Смотрите https://example.com/palto', ['LINK']],
    ['Дешевле на lavka-palto.ru', ['LINK']],
    ['Магазин одежда.рф лучше', ['LINK']],
    ['Пишите @palto_msk, расскажу', ['LINK']],
    ['Скидки в evil.app', ['LINK']],
    ['Скидки в evi\u200bl.a\u200dpp', ['LINK']],
    ['Я в т.ме/palto', ['LINK']],
    ['Мой канал t.me/palto', ['LINK']],
    ['ищите vk . com слэш палто', ['LINK']],
    ['ищите lavka. ru там дешевле', ['LINK']],
    ['hxxps://lavka', ['LINK']],
    ['http : //lavka', ['LINK']],
    ['lavka[.]net', ['LINK']],
    ['lavka (точка) ру', ['LINK']],
    ['ｌａｖｋａ．ｒｕ', ['LINK']],
    ['сайт www .lavka', ['LINK']],
    ['Мой номер 8 (916) 123-45-67', ['PHONE']],
    ['Звоните +79161234567', ['PHONE']],
    ['9161234567 это я', ['PHONE']],
    ['8 9 1 6 1 2 3 4 5 6 7', ['PHONE']],
    ['9 1 6 1 2 3 4 5 6 7', ['PHONE']],
    ['916.123.45.67', ['PHONE']],
    ['8-916-123-4567', ['PHONE']],
    ['+7 — 916 — 1234567', ['PHONE']],
    ['8\u200b916\u200b1234567', ['PHONE']],
    ['８９１６１２３４５６７', ['PHONE']],
    ['8916 123 45 67', ['PHONE']],
    ['Пишите на anna@example.ru', ['EMAIL']],
    ['Пишите на anna@почта.рф', ['EMAIL']],
    ['an\u200bna@exa\u200bmple.ru', ['EMAIL']],
    ['Продавец дурак', ['INSULT']],
    ['Курьер — cвoлочь', ['INSULT']],
    ['Курьер д у р а к', ['INSULT']],
    ['Курьер м.у.д.а.к.', ['INSULT']],
    ['Продавец х*й знает кто', ['INSULT']],
    ['Ду\u00adрак', ['INSULT']],
    ['иди0т', ['INSULT']],
    ['Курьер ДЕБИЛ, жалуйтесь на www.example.com', ['LINK', 'INSULT']],
  ])('the text «%s» holds a review back (§3.11.3)', (text, flags) => {
    expect(flagsOf([text])).toEqual(flags);
    figures.heldTexts += 1;
  });

  it.each([
    'Рост 168 см, обычно 46, взяла 46. Сидит свободно.',
    'Брала за 17 990 рублей, размеры 42 44 46 48 50 есть.',
    'Стирала при 30 градусах.Села на полразмера, но носить можно',
    'Дуракам закон не писан, а пальто хорошее',
    'Подкладка скользит, суккулент на принте красивый',
    'Артикул 123-456-789, ношу с 12.10.2026',
    'Мои мерки 92 62 94 165 46, сел идеально',
    'Параметры 84 60 90 170 55, взяла S',
    'Параметры 90-60-90, рост 175, вес 55',
    'Заказ пришёл 12.11.2026 10:30, курьер ждал 15 минут',
    'Ткань 70% шерсть/30% полиэстер, соотношение цена*качество отличное',
    'Т.е. маломерит, т.к. крой узкий, и т.д.',
    'Рукав 60 см. Комфортно. Советую!',
    'Р.S. Беру второе. Ру́кав длинный',
    'Размер 48-50/170-176 подошёл, 2 шт. по 4 990',
    'Взяла L, M и S: S в самый раз',
    'Сервис 5 из 5. Me happy',
    'Семья 👨\u200d👩\u200d👧 довольна',
    'Штрихкод 4601234567893 совпал',
    'а я и не верю, что в нём не жарко',
  ])('the text «%s» does not hold a review back (§3.11.3)', (text) => {
    expect(flagsOf([text])).toEqual([]);
    figures.acceptedTexts += 1;
  });

  it('flagsOf checks all texts of a review', () => {
    expect(flagsOf(['Хорошее пальто', null, undefined, 'нет, только example.com'])).toEqual(['LINK']);
  });
});
