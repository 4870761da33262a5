import { type ColourFamily, colourFamilies } from '#shared/goods/colour-families.ts';
import type { Expected, Judged } from './expected.ts';

/**
 * Queries with the goods that they should find. Their author knew only the catalog (names, properties,
 * prices, descriptions, tree) and had seen neither search results nor the code of the search. `split.ts`
 * divides them into two halves by a hash. The working half may be used to improve the search. The untouched
 * half must not: only its total score is measured, its single results are never printed or looked at, and no
 * rule is added for it. Queries that are also in `queries.ts` are left out, because the search was tuned with
 * those.
 */

type Row = readonly [query: string, ...wants: Expected[]];
const of = (kind: string, rows: readonly Row[]): Judged[] =>
  rows.map(([query, ...wants]) => ({ kind, query, wants }));

const dresses = 'zhenshchinam/platya';
const blouses = 'zhenshchinam/bluzy-i-rubashki';
const womensTops = 'zhenshchinam/futbolki-i-topy';
const womensKnits = 'zhenshchinam/svitery-i-kardigany';
const womensJeans = 'zhenshchinam/dzhinsy';
const womensTrousers = 'zhenshchinam/bryuki';
const skirts = 'zhenshchinam/yubki';
const womensJackets = 'zhenshchinam/zhakety';
const womensOuter = 'zhenshchinam/verkhnyaya-odezhda';
const womensUnderwear = 'zhenshchinam/bele';
const homeWear = 'zhenshchinam/domashnyaya-odezhda';
const shirts = 'muzhchinam/rubashki';
const mensTops = 'muzhchinam/futbolki-i-polo';
const mensKnits = 'muzhchinam/trikotazh';
const mensJeans = 'muzhchinam/dzhinsy';
const mensTrousers = 'muzhchinam/bryuki';
const mensJackets = 'muzhchinam/pidzhaki';
const mensOuter = 'muzhchinam/verkhnyaya-odezhda';
const mensUnderwear = 'muzhchinam/bele';
const girls = 'detyam/devochkam';
const boys = 'detyam/malchikam';
const babies = 'detyam/malysham';
const sneakers = 'obuv/krossovki';
const ankleBoots = 'obuv/botinki';
const flats = 'obuv/tufli';
const kneeBoots = 'obuv/sapogi';
const bags = 'aksessuary/sumki';
const scarves = 'aksessuary/sharfy';
const hats = 'aksessuary/shapki';
const gloves = 'aksessuary/perchatki';
const belts = 'aksessuary/remni';
const glasses = 'aksessuary/ochki';
const jewellery = 'aksessuary/ukrasheniya';

const outer = [womensOuter, mensOuter];
const jackets = [womensJackets, mensJackets];
/** Dresses for adults and children, by name. */
const dress: Expected = { name: /плать|сарафан/ };
const shirt: Expected = { name: /рубашк|блуз/, notName: /плать/ };
const jumper: Expected = { name: /джемпер|свитер|водолазк/, notName: /плать/ };
const jacket: Expected = { name: /куртк|пуховик/ };
const trousers: Expected = { name: /брюк|чинос/, notName: /шорты/ };
const jean: Expected = { name: /джинсы/, notName: /ремень/ };
const tee: Expected = { name: /футболк/ };
const hoodie: Expected = { name: /худи|свитшот/ };
const coat: Expected = { name: /пальто/ };
const bag: Expected = { in: [bags] };

const allBut = (family: ColourFamily) => colourFamilies.filter((other) => other !== family);
/** Matches a composition without synthetic fibres. */
const noSynthetics = /^(?!.*(полиэстер|полиамид|акрил|полиуретан|эластан))/s;

export const blindQueries: readonly Judged[] = [
  ...of('garment', [
    ['тренч', { name: /тренч/ }],
    ['водолазка женская', { in: [womensKnits], name: /водолазк/ }],
    ['челси', { name: /челси/ }],
    ['широкие брюки женские', { in: [womensTrousers], property: /силуэт=широкий/ }],
    ['чиносы', { name: /чинос/ }],
    ['колье', { name: /колье/ }],
    ['комбинезон для малыша', { name: /комбинезон|песочник/ }],
    ['сумка через плечо', bag],
    ['джинсы палаццо', { in: [womensJeans], property: /силуэт=широкий/ }],
    [
      'стеганая куртка',
      { name: /стеган|пуховик|пуховый/ },
      { in: outer, name: /куртка/, fibres: ['полиамид'] },
    ],
    ['женский халат', { name: /халат/ }],
    ['пуховик с высоким воротом', { in: outer, name: /пуховик/, property: /воротник=стойка/ }],
    ['ботинки шнурованные', { in: [ankleBoots], property: /застежка=шнуровка/ }],
    ['брюки палаццо', { in: [womensTrousers], property: /силуэт=широкий/ }],
    ['джинсы скинни женские', { in: [womensJeans], property: /силуэт=зауженный/ }],
    ['мужские зауженные джинсы', { in: [mensJeans], property: /силуэт=зауженный/ }],
    ['большая сумка', { ...bag, name: /шопер|холщ|канвас|портфель/ }],
    ['маленькая сумка', { ...bag, name: /клапан|небольш|цветная замш/ }],
    ['джинсовая рубашка мужская', { in: [shirts], name: /джинсов/ }],
    ['длинный халат банный', { name: /халат/, text: /махр|ваф/ }],
  ]),

  ...of('colour', [
    ['черные джинсы', { ...jean, families: ['Чёрный'] }],
    ['синяя рубашка мужская', { in: [shirts], families: ['Синий'] }],
    ['зеленый свитер', { ...jumper, families: ['Зелёный'] }],
    ['коричневая сумка', { ...bag, families: ['Коричневый'] }],
    ['серый кардиган', { name: /кардиган/, families: ['Серый'] }],
    [
      'розовая кофта',
      {
        name: /джемпер|свитер|кардиган|худи|свитшот|водолазк|лонгслив/,
        notName: /плать/,
        families: ['Розовый'],
      },
    ],
    ['голубая блузка', { in: [blouses], families: ['Голубой'] }],
    ['юбка хаки', { name: /юбка/, families: ['Хаки'] }],
    ['бордовый шарф', { in: [scarves], families: ['Бордовый'] }],
    ['желтая шапка', { name: /шап/, families: ['Жёлтый'] }],
    ['черные сапоги', { in: [kneeBoots], families: ['Чёрный'] }],
    ['белые кроссовки', { in: [sneakers], families: ['Белый'] }],
    ['фиолетовое платье', { ...dress, families: ['Фиолетовый'] }],
    ['коричневые ботинки мужские', { in: [ankleBoots], for: 'men', families: ['Коричневый'] }],
    ['серые брюки', { ...trousers, families: ['Серый'] }],
    [
      'цветное платье',
      { ...dress, families: ['Разноцветный'] },
      { ...dress, property: /узор=(цветы|горох|клетка|.*полоска)/ },
    ],
    ['светлая куртка', { ...jacket, families: ['Белый', 'Бежевый', 'Голубой', 'Розовый'] }],
    ['синий пуховик', { name: /пухов/, families: ['Синий'] }],
  ]),

  ...of('shade', [
    ['горчичный джемпер', { ...jumper, shade: /горчичн/ }],
    ['терракотовая рубашка', { ...shirt, shade: /терракот|кирпичн/ }],
    ['лавандовый свитер', { ...jumper, shade: /лаванд/ }],
    ['мятная футболка', { ...tee, shade: /мятн/ }],
    ['пальто кэмел', { ...coat, shade: /кэмел/ }],
    ['пиджак графитового цвета', { in: jackets, shade: /графит/ }],
    ['молочный кардиган', { name: /кардиган/, shade: /молочн/ }],
    ['пыльно розовое платье', { ...dress, shade: /пыльная роза/ }],
    ['шоколадная сумка', { ...bag, shade: /шоколад/ }],
    ['джинсы индиго', { ...jean, shade: /индиго/ }],
    [
      'темно-синий костюм',
      { in: [...jackets, womensTrousers, mensTrousers], notName: /шорты/, shade: /темно-син/ },
      { text: /костюм/, shade: /темно-син/ },
    ],
    ['оливковая куртка', { ...jacket, shade: /оливк/ }],
    ['платье цвета марсала', { ...dress, families: ['Бордовый'] }],
    ['бельё телесное', { in: [womensUnderwear], shade: /телесн/ }],
    ['сливовая юбка', { name: /юбка/, shade: /сливов|баклажан/ }],
    ['туфли лавандовые', { in: [flats], shade: /лаванд/ }],
    ['ремень коньячный', { in: [belts], shade: /коньяч/ }],
    ['шапка цвета айвори', { name: /шап/, shade: /молочн|экрю/ }],
    ['васильковая', { shade: /василь/ }],
    ['петроль', { shade: /петроль/ }],
    ['светло голубые джинсы', { ...jean, shade: /светло-голуб/ }, { ...jean, families: ['Голубой'] }],
  ]),

  ...of('material', [
    ['платье из вискозы', { ...dress, fibres: ['вискоза'] }],
    ['мериносовый джемпер', { ...jumper, text: /мерино/ }],
    ['футболка 100% хлопок', { ...tee, fibres: ['хлопок'], text: noSynthetics, notName: /модал/ }],
    ['атласная юбка', { name: /юбка/, text: /атлас/ }],
    ['мохер', { fibres: ['мохер'] }],
    ['альпака свитер', { ...jumper, fibres: ['альпака'] }],
    ['твидовый пиджак', { in: jackets, text: /твид/ }],
    ['с начесом', { text: /начес/ }],
    ['кожанка из кожзама', { in: outer, fibres: ['полиуретан'] }],
    ['лиоцелл', { fibres: ['лиоцелл'] }],
    ['трусы модал', { in: [womensUnderwear], name: /трусы/, fibres: ['модал'] }],
    ['поплиновая рубашка', { ...shirt, text: /поплин/ }, { ...dress, name: /рубашк/, text: /поплин/ }],
    ['габардин брюки', { ...trousers, text: /габардин/ }],
    ['кроссовки натуральная кожа', { in: [sneakers], fibres: ['натуральная кожа', 'замша'] }],
    ['перчатки на шерсти', { in: [gloves], text: /шерст/ }],
  ]),

  ...of('price', [
    ['джинсы до 4500 рублей', { ...jean, to: 4500 }],
    ['футболка до 1000', { ...tee, to: 1000 }],
    ['пальто до 25000', { ...coat, to: 25000 }],
    ['сумка до 7 тысяч', { ...bag, to: 7000 }],
    ['пуховик до 15к', { name: /пухов/, to: 15000 }],
    ['кроссовки дешевле 6000', { in: [sneakers], to: 6000 }],
    ['шарф не дороже 2000 руб', { in: [scarves], to: 2000 }],
    ['свитер от 3000 до 5000', { ...jumper, from: 3000, to: 5000 }],
    ['недорогие джинсы', { ...jean, to: 5000 }],
    ['рубашка мужская до 4000', { in: [shirts], to: 4000 }],
    ['украшения до 1500', { in: [jewellery], to: 1500 }],
    ['юбка 4000-6000', { name: /юбка/, from: 4000, to: 6000 }],
    ['ботинки от 15000', { in: [ankleBoots], from: 15000 }],
    ['носки до 500р', { name: /носки/, to: 500 }],
    ['дорогое пальто', { ...coat, from: 24000 }],
    ['детская футболка за 1000 рублей', { ...tee, in: ['detyam'], to: 1100 }],
  ]),

  ...of('size', [
    ['платье 52 размер', { ...dress, in: [dresses], sizes: ['52'] }],
    ['джинсы женские 44', { in: [womensJeans], sizes: ['44'] }],
    ['мужская рубашка xl', { in: [shirts], sizes: ['52'] }],
    ['кроссовки 38', { in: [sneakers], sizes: ['38'] }],
    ['ботинки мужские 43', { in: [ankleBoots], sizes: ['43', '43,5'] }],
    ['пуховик размер 54', { name: /пухов/, sizes: ['54'] }],
    ['куртка на рост 128', { ...jacket, in: ['detyam'], sizes: ['128'] }],
    ['песочник 74', { name: /песочник/, sizes: ['74'] }],
    ['платье xs', { ...dress, in: [dresses], sizes: ['42'] }],
    ['брюки женские 3xl', { in: [womensTrousers, homeWear], name: /брюк/, sizes: ['54'] }],
    ['носки 44-46', { name: /носки/, sizes: ['44–46'] }],
    ['ремень 105 см', { in: [belts], sizes: ['105'] }],
    ['шапка 58', { in: [hats], sizes: ['56–58', '58–60'] }],
    ['сапоги 40 размера', { in: [kneeBoots], sizes: ['40'] }],
    ['школьная юбка 140', { in: [girls], name: /юбка/, sizes: ['140'] }],
    ['балетки 36', { in: [flats], sizes: ['36'] }],
    ['мужские джинсы 54', { in: [mensJeans], sizes: ['54'] }],
    ['пальто женское 48 размер', { in: [womensOuter], name: /пальто/, sizes: ['48'] }],
    ['футболка женская размер M', { in: [womensTops], name: /футболк/, sizes: ['46'] }],
    ['одежда на 1 год 80 рост', { in: [babies], sizes: ['80'] }],
  ]),

  ...of('discount', [
    ['скидки на платья', { ...dress, reducedBy: 1 }],
    ['пальто со скидкой', { ...coat, reducedBy: 1 }],
    ['джинсы sale', { ...jean, reducedBy: 1 }],
    ['скидка 40%', { reducedBy: 40 }],
    ['свитер скидка 30 процентов', { ...jumper, reducedBy: 30 }],
    ['мужская одежда распродажа', { in: ['muzhchinam'], reducedBy: 1 }],
    ['детские вещи со скидкой', { in: ['detyam'], reducedBy: 1 }],
    ['уцененные сумки', { ...bag, reducedBy: 1 }],
    ['пуховик по акции', { name: /пухов/, reducedBy: 1 }],
    ['юбки скидки больше 20%', { name: /юбка/, reducedBy: 20 }],
  ]),

  ...of('audience', [
    ['женские брюки', { in: [womensTrousers, homeWear], ...trousers }],
    ['мужской свитер', { in: [mensKnits], name: /джемпер|свитер|водолазк/ }],
    ['куртка мальчику', { ...jacket, in: [boys] }],
    ['для новорожденных', { in: [babies] }],
    ['мужские кроссовки', { in: [sneakers], for: 'men' }],
    ['женские ботинки', { in: [ankleBoots], for: 'women' }],
    ['одежда для подростков', { name: /подрост/ }, { in: [girls, boys], sizes: ['158', '164'] }],
    ['шапка для ребенка', { name: /шап/, in: ['detyam'] }],
    ['мужские перчатки', { in: [gloves], for: 'men' }],
    ['для мужа', { for: 'men' }],
    ['футболка для папы', { in: [mensTops], name: /футболк|поло(?!с)/ }],
    ['джинсы на девочку', { in: [girls], name: /джинсы/ }],
    ['женский пиджак', { in: [womensJackets] }],
    ['детские джинсы', { in: ['detyam'], name: /джинсы/ }],
    ['школьная форма мальчику', { in: [boys], text: /школ/ }],
    ['мужская сумка', bag],
    ['дамская сумочка', bag],
    ['свитшот на мальчика 10 лет', { in: [boys], name: /свитшот/ }],
  ]),

  ...of('weather', [
    ['зимняя куртка женская', { in: [womensOuter], ...jacket, seasons: ['Зима'] }],
    ['зимняя обувь', { in: ['obuv'], seasons: ['Зима'] }],
    ['демисезонное пальто', { ...coat, seasons: ['Демисезон'] }],
    ['непромокаемая куртка', { in: outer, text: /мембран|дожд|не промокает/, notName: /замш/ }],
    ['рубашка в жару', { ...shirt, seasons: ['Лето'] }],
    ['теплые брюки', { name: /брюк/, text: /теплые|начес|флис|не холодно|шерсть/ }],
    ['одежда на лето мужская', { in: ['muzhchinam'], seasons: ['Лето'] }],
    ['весенняя куртка девочке', { in: [girls], ...jacket, seasons: ['Демисезон'] }],
    ['шапка зимняя', { in: [hats], seasons: ['Зима'] }],
    [
      'теплая одежда на мороз',
      { in: [...outer, 'detyam'], ...jacket, seasons: ['Зима'] },
      { ...coat, seasons: ['Зима'] },
    ],
    ['плащ от дождя', { name: /тренч/ }, { in: outer, text: /мембран|дожд/, notName: /замш/ }],
    ['осенние ботинки', { in: [ankleBoots], seasons: ['Демисезон'] }],
    ['теплое платье', { ...dress, seasons: ['Зима', 'Демисезон'] }],
    ['легкие брюки на лето', { ...trousers, seasons: ['Лето'] }, { ...trousers, text: /легк|летн|лиоцелл/ }],
    ['утепленные сапоги', { in: [kneeBoots], seasons: ['Зима'] }],
    ['носки теплые', { name: /носки/, fibres: ['шерсть'] }],
    ['худи с начесом', { name: /худи/, text: /начес/ }],
  ]),

  ...of('occasion', [
    [
      'одежда для офиса женская',
      { in: [womensJackets, blouses] },
      { in: ['zhenshchinam'], text: /офис|костюмн|рабоч|строг/ },
    ],
    ['одежда для дома', { in: [homeWear] }, { text: /домашн|для дома/ }],
    ['в школу девочке', { in: [girls], text: /школ/ }],
    ['белая блузка на 1 сентября', { in: [girls, blouses], name: /блуз|рубашк/, families: ['Белый'] }],
    ['что надеть на дачу', { text: /дач/ }],
    ['пляжная сумка', { ...bag, text: /пляж|холщ|канвас/ }],
    ['костюм мужской на свадьбу', { in: [mensJackets] }, { in: [mensTrousers], text: /костюм|пиджак/ }],
    ['рубашка под галстук', { in: [shirts], text: /галстук|костюм|поплин|оксфорд/ }],
    ['одежда для спортзала', { text: /спорт|и зала/ }],
    ['футболка для физкультуры', { ...tee, in: ['detyam'] }],
    ['сумка для документов а4', { ...bag, name: /портфель|шопер|холщ|канвас/ }],
    ['базовая футболка на каждый день', { ...tee, property: /узор=однотонный/ }],
    ['нарядное платье девочке', { in: [girls], name: /плать|сарафан/ }],
    ['туфли в офис', { in: [flats] }],
    ['подарок мужчине до 3000', { for: 'men', to: 3000 }],
    ['подарок маме', { for: 'women' }],
    ['клатч на вечер', { ...bag, name: /вечерн|небольш|клапан/ }],
    ['халат после душа', { name: /халат/, text: /душ|махр|ваф/ }],
  ]),

  ...of('feature', [
    ['худи с капюшоном', { property: /капюшон/ }],
    ['платье на пуговицах', { ...dress, property: /застежка=пуговицы/ }],
    ['брюки на резинке', { ...trousers, property: /застежка=резинка/ }],
    ['широкие джинсы женские', { in: [womensJeans], property: /силуэт=широкий/ }],
    ['джинсы прямого кроя', { ...jean, property: /силуэт=прямой/ }],
    ['куртка со стойкой', { ...jacket, property: /воротник=стойка/ }],
    ['приталенное платье', { in: [dresses], property: /силуэт=приталенный/ }],
    ['оверсайз свитер', { ...jumper, text: /свободная|объемн/ }],
    ['юбка с завышенной талией', { in: [skirts] }],
    ['пальто до колена', { ...coat }],
    ['тренч с поясом', { name: /тренч/ }],
    ['обувь на шнуровке', { in: ['obuv'], property: /застежка=шнуровка/ }],
    ['ботинки с резинками по бокам', { name: /челси/ }],
    ['платье с поясом', { in: [dresses], property: /с поясом/ }],
    ['юбка трапеция', { name: /юбка/, property: /силуэт=трапеция/ }],
    ['узкие брюки', { ...trousers, property: /силуэт=зауженный/ }],
    [
      'рубашка с коротким рукавом',
      { ...shirt, property: /рукав=короткий/ },
      { name: /платье-рубашка|поло(?!с)/, property: /рукав=короткий/ },
    ],
    ['сумка на молнии', { ...bag, text: /молни/ }],
    ['свободная футболка', { ...tee, text: /свободн|спущен/ }, { ...tee, text: /прямая/ }],
    ['джемпер крупной вязки', { ...jumper, text: /крупн.{1,3} вяз|рыхл|объемн/ }],
    ['узкий ремень', { in: [belts], property: /ширина=(2|2,5) см/ }],
    ['пиджак однобортный', { in: jackets, text: /однобортн/ }],
  ]),

  ...of('pattern', [
    ['юбка в клетку', { name: /юбка/, property: /узор=клетка/ }],
    ['цветочное платье', { ...dress, property: /узор=цветы/ }],
    ['пальто в клеточку', { ...coat, property: /узор=клетка/ }],
    ['полосатый свитер', { ...jumper, property: /узор=.*полоска/ }],
    ['клетчатый шарф', { in: [scarves], property: /узор=клетка/ }],
    ['носки полосатые', { name: /носки/, property: /узор=полоска/ }],
    ['с принтом', { property: /узор=(горох|цветы|клетка|.*полоска)/ }],
    ['детское в горошек', { in: ['detyam'], property: /узор=горох/ }],
    ['однотонная рубашка', { ...shirt, property: /узор=однотонный/ }],
    ['шотландка', { property: /узор=клетка/ }],
    ['пиджак в тонкую полоску', { in: jackets, property: /узор=тонкая полоска/ }],
  ]),

  ...of('without', [
    ['джинсы без потертостей', { ...jean, text: /без потертост/ }, { ...jean, property: /узор=однотонный/ }],
    ['футболка без рисунка', { ...tee, property: /узор=однотонный/ }],
    ['не черное платье', { ...dress, families: allBut('Чёрный') }],
    ['кроссовки не белые', { in: [sneakers], families: allBut('Белый') }],
    ['юбка не мини', { name: /юбка/, property: /длина=(миди|до колена)|силуэт=узкий/ }],
    [
      'свитер не колючий',
      { ...jumper, text: /не кол|кашемир|мягк|не кус/ },
      { ...jumper, fibres: ['хлопок'] },
    ],
    [
      'брюки которые не мнутся',
      {
        ...trousers,
        text: /не мнет|немнущ|держ.{0,12}форм|форма держится|чемодан|расправляется|почти не мнется/,
      },
    ],
    ['перчатки без подкладки', { in: [gloves], name: /без подкладки/ }],
    ['трусы без швов', { name: /бесшовн/ }],
    ['платье без принта', { ...dress, property: /узор=однотонный/ }],
    ['футболка без синтетики', { ...tee, text: noSynthetics }],
    ['платье не синтетика', { ...dress, text: noSynthetics }],
    ['шапка без помпона', { in: [hats] }, { name: /шапочка/ }],
    ['джинсы без стрейча', { ...jean, text: /^(?!.*эластан)/s }],
    ['пуховик не черный женский', { in: [womensOuter], name: /пухов/, families: allBut('Чёрный') }],
    ['свитер без горла', { ...jumper, property: /вырез=(круглый|v-образный)/ }],
    ['худи без молнии', { name: /худи/ }],
    ['сумка не кожаная', { ...bag, fibres: ['хлопок', 'замша'] }],
    ['обувь без шнурков', { in: ['obuv'], name: /челси|балетк|сапог/ }],
  ]),

  ...of('typo', [
    ['плтье', dress],
    ['рубашака', shirt],
    ['пуховек', { name: /пухов/ }],
    ['свитшет', { name: /свитшот/ }],
    ['лонгслиф', { name: /лонгслив/ }],
    ['балитки', { in: [flats] }],
    ['джынсы', jean],
    ['крутка', jacket],
    ['пальтишко чорное', { ...coat, families: ['Чёрный'] }],
    ['кожанная куртка', { in: outer, name: /куртк/, fibres: ['натуральная кожа', 'полиуретан'] }],
    ['замшивые сапоги', { in: [kneeBoots], fibres: ['замша'] }],
    ['кашимировый', { fibres: ['кашемир'] }],
    ['водалазка', { name: /водолазк/ }],
    ['юпка', { name: /юбка/ }],
    ['мужские красовки', { in: [sneakers], for: 'men' }],
    ['сорафан', { name: /сарафан/ }],
    ['бежеый тренч', { name: /тренч/, families: ['Бежевый'] }],
    ['шопперр', { ...bag, name: /шопер|холщ|канвас/ }],
    ['солнцезащитые очки', { in: [glasses] }],
    ['трекотажное платье', { ...dress, text: /трикотаж|вяза|пряж|мерино/ }],
    ['мужские рубашкы', { in: [shirts] }],
    ['перчатк', { in: [gloves] }],
    ['велветовая юбка', { name: /юбка/, text: /вельвет/ }],
    ['сереги', { name: /серьг/ }],
    ['пиджик', { in: jackets }],
  ]),

  ...of('layout', [
    ['gfkmnj', coat],
    ['rhjccjdrb', { in: [sneakers] }],
    ['cevrf', bag],
    [',fktnrb', { in: [flats] }],
    ['xthyjt gkfnmt', { ...dress, families: ['Чёрный'] }],
    ['he,firf', shirt],
    ['cdbnth', jumper],
    ['ifgrf', { in: [hats] }, { name: /шапочка/ }],
    ['yjcrb ve;crbt', { in: [mensUnderwear], name: /носки/ }],
    ['ge[jdbr', { name: /пухов/ }],
    ['ktnytt gkfnmt', { ...dress, seasons: ['Лето'] }],
    ['nhtyx', { name: /тренч/ }],
    [',tkfz he,firf', { ...shirt, families: ['Белый'] }],
    ['rfhlbufy', { name: /кардиган/ }],
    ['oversize cdbnth', { ...jumper, text: /свободная|объемн/ }],
  ]),

  ...of('slang', [
    ['кеды', { in: [sneakers] }],
    ['треники', { ...trousers, property: /застежка=резинка/ }],
    ['олимпийка', hoodie],
    ['штаны мужские', { in: [mensTrousers, mensJeans], notName: /шорты/ }],
    ['шмотки на малыша', { in: [babies] }],
    ['пиджак оверсайз', { in: jackets, text: /свободн/ }, { in: [womensJackets] }],
    ['маленькое черное платье', { in: [dresses], families: ['Чёрный'] }],
    ['дутик', { name: /пухов|стеган/ }, { ...jacket, fibres: ['полиамид'] }],
    ['мом джинсы', { in: [womensJeans], text: /высокая|свободн|прям/ }],
    ['торба', { ...bag, name: /шопер|холщ|канвас/ }],
    ['бананы брюки', { ...trousers, property: /зауженный книзу|широкий/ }],
    ['свитерок', jumper],
    ['платьишко', dress],
    ['батник', { name: /рубашк|лонгслив|поло(?!с)|свитшот/, notName: /плать/ }],
    ['теплая безрукавка', { name: /жилет/, notName: /хлопк/ }],
    ['гольф', { property: /вырез=высокий воротник/ }],
    ['очки от солнца', { in: [glasses] }],
    ['бижутерия', { in: [jewellery] }],
    ['балеточки', { in: [flats] }],
    ['ветровка', { ...jacket, seasons: ['Демисезон'] }, { name: /тренч/ }],
  ]),

  ...of('english', [
    ['dress', dress],
    ['jeans skinny', { in: [womensJeans], property: /силуэт=зауженный/ }],
    ['sneakers', { in: [sneakers] }],
    ['black coat', { ...coat, families: ['Чёрный'] }],
    ['t-shirt white', { ...tee, families: ['Белый'] }],
    ['oversize', { text: /свободная|объемн/ }],
    ['longsleeve', { name: /лонгслив/ }],
    ['trench', { name: /тренч/ }],
    ['total black', { families: ['Чёрный'] }],
    ['cashmere', { fibres: ['кашемир'] }],
    ['wide leg джинсы', { ...jean, property: /силуэт=широкий/ }, { ...jean, name: /свободн/ }],
    ['chelsea boots', { name: /челси/ }],
    ['базовый longsleeve', { name: /лонгслив/ }],
    ['kids', { in: ['detyam'] }],
  ]),

  ...of('word form', [
    ['платьев', dress],
    ['сумками', bag],
    ['шарфов шерстяных', { in: [scarves], fibres: ['шерсть'] }],
    ['пальто женских черных', { in: [womensOuter], name: /пальто/, families: ['Чёрный'] }],
    ['футболочка', tee],
    ['джемперы мужские', { in: [mensKnits], name: /джемпер|свитер/ }],
    ['куртку кожаную', { in: outer, name: /куртк/, fibres: ['натуральная кожа', 'полиуретан'] }],
    ['юбочка в складку', { name: /юбка/, property: /в складку/ }],
    ['белых рубашек', { ...shirt, families: ['Белый'] }],
    ['пуховики женские', { in: [womensOuter], name: /пухов/ }],
    ['носочки', { name: /носки/ }],
    ['ремешок', { in: [belts] }],
    ['шапочки', { in: [hats] }, { name: /шапочка/ }],
    ['сапожки', { in: [kneeBoots] }],
    ['пиджаков', { in: jackets }],
    ['свитеров крупной вязкой', { ...jumper, text: /крупн.{1,3} вяз|рыхл|объемн/ }],
  ]),

  ...of('phrase', [
    ['хочу теплый свитер с горлом на зиму', { property: /вырез=высокий воротник/, seasons: ['Зима'] }],
    [
      'черное платье миди с длинным рукавом',
      { in: [dresses], property: /рукав=длинный/, families: ['Чёрный'] },
    ],
    ['белая хлопковая рубашка женская', { in: [blouses], fibres: ['хлопок'], families: ['Белый'] }],
    ['куртка мужская зимняя с мембраной', { in: [mensOuter], name: /куртк|пуховик/, seasons: ['Зима'] }],
    ['синие джинсы мужские прямые', { in: [mensJeans], property: /силуэт=прямой/, families: ['Синий'] }],
    [
      'кожаная сумка черная с короткой ручкой',
      { ...bag, fibres: ['натуральная кожа'], families: ['Чёрный'] },
    ],
    ['летнее платье из льна с поясом', { in: [dresses], fibres: ['лён'] }],
    [
      'серые широкие брюки женские с высокой посадкой',
      { in: [womensTrousers], property: /силуэт=широкий/, families: ['Серый'] },
    ],
    ['ищу пальто шерстяное на осень бежевое', { ...coat, families: ['Бежевый'], seasons: ['Демисезон'] }],
    [
      'замшевые челси мужские коричневые',
      { in: [ankleBoots], for: 'men', fibres: ['замша'], families: ['Коричневый'] },
    ],
    ['школьный жилет для девочки синий', { in: [girls], name: /жилет/, families: ['Синий'] }],
    [
      'футболка мужская белая из плотного хлопка',
      { in: [mensTops], name: /футболк/, fibres: ['хлопок'], families: ['Белый'] },
    ],
    ['юбка плиссе черная до 6000', { name: /юбка/, property: /в складку/, families: ['Чёрный'], to: 6000 }],
    [
      'кардиган женский на пуговицах из мериноса',
      { in: [womensKnits], name: /кардиган/, fibres: ['шерсть'] },
    ],
    ['подскажите теплую шапку из кашемира', { in: [hats], fibres: ['кашемир'] }],
    ['мягкие домашние штаны', { in: [homeWear], name: /брюк/ }],
    ['свитшот на девочку теплый с начесом', { in: [girls], name: /свитшот/, text: /начес/ }],
    [
      'зимние женские сапоги черные 39 размер',
      { in: [kneeBoots], seasons: ['Зима'], families: ['Чёрный'], sizes: ['39'] },
    ],
  ]),

  ...of('vendor code', [
    ['PT-58255-NVM', { vendorCode: 'PT-58255-NVM' }],
    ['zk-58325-oat', { vendorCode: 'ZK-58325-OAT' }],
    ['VD83759SGE', { vendorCode: 'VD-83759-SGE' }],
    ['sp 82542 btl', { vendorCode: 'SP-82542-BTL' }],
    ['DZ-55220', { name: /^светлые джинсы$/, in: [mensJeans] }],
    ['артикул KO-83629-GRF', { vendorCode: 'KO-83629-GRF' }],
    ['60959', { name: /^кроссовки из сетки$/ }],
    ['st-35136', { name: /^сумка из канваса/ }],
    ['арт. SR-85607-MST', { vendorCode: 'SR-85607-MST' }],
  ]),

  ...of('root', [
    ['шерстяное', { fibres: ['шерсть'] }, { name: /шерст/ }],
    ['хлопковая', { fibres: ['хлопок'] }],
    ['кожаное', { fibres: ['натуральная кожа', 'полиуретан', 'замша'], notName: /сетк/ }],
    ['деним', { name: /деним|джинс/ }],
    ['вязаное', { text: /вяза|вязк|пряж/ }, { name: /джемпер|свитер|кардиган|водолазк/ }],
    ['школьная', { in: ['detyam'], text: /школ/ }],
    ['домашнее', { in: [homeWear] }, { text: /домашн|для дома/ }],
    ['трикотаж', { in: [womensKnits, mensKnits, womensTops, mensTops] }, { text: /трикотаж|вяза/ }],
    ['аксессуары', { in: ['aksessuary'] }],
    ['женская обувь', { in: ['obuv'], for: 'women' }],
    ['плать', dress],
    ['кросс', { in: [sneakers] }],
    ['пухов', { name: /пухов/ }],
    ['солнцезащ', { in: [glasses] }],
    ['джемп', jumper],
    ['украш', { in: [jewellery] }],
    ['мужская верхняя одежда', { in: [mensOuter] }],
    ['белье женское', { in: [womensUnderwear] }],
    ['свитшоты и худи', hoodie],
  ]),
];

/**
 * Queries for goods that the shop does not sell, with the closest goods that it has. They are measured
 * separately, because it is acceptable that they find nothing.
 */
export const blindNotSold: readonly Judged[] = [
  ...of('not sold', [
    ['боди', { in: [womensTops, womensUnderwear], name: /майк|топ|лонгслив/ }, { name: /песочник/ }],
    [
      'дубленка',
      { in: outer, seasons: ['Зима'] },
      { in: outer, name: /куртк/, fibres: ['замша', 'натуральная кожа'] },
    ],
    ['парка', { ...jacket, in: outer }],
    ['лоферы', { in: [flats, ankleBoots] }],
    ['туфли на каблуке', { in: [flats] }],
    ['рюкзак', bag],
    [
      'леггинсы',
      { in: [womensTrousers, womensJeans, homeWear], property: /силуэт=(зауженный|зауженный книзу)/ },
    ],
    ['пижама', { in: [homeWear] }],
    ['бюстгальтер', { in: [womensUnderwear] }],
    ['кепка', { in: [hats] }, { name: /шапочка/ }],
    ['берет', { in: [hats] }],
    ['варежки', { in: [gloves] }],
    ['снуд', { in: [scarves] }],
    ['кольцо', { in: [jewellery] }],
    ['кошелек', bag, { in: [belts] }],
    ['угги', { in: [ankleBoots, kneeBoots], seasons: ['Зима'] }, { in: [ankleBoots, kneeBoots] }],
    ['ботильоны', { in: [ankleBoots] }],
    ['пончо', { name: /кардиган|шарф-плед|пальто/ }],
    ['смокинг', { in: [mensJackets] }],
    ['спортивный костюм', hoodie, { ...trousers, property: /застежка=резинка/ }],
    ['капри', { in: [womensTrousers, womensJeans] }],
    ['шляпа', { in: [hats] }, { name: /шапочка/ }],
    ['резиновые сапоги', { in: [kneeBoots, ankleBoots] }],
    ['часы наручные', { in: [jewellery] }],
    ['кимоно', { name: /халат|кардиган/ }],
    ['тулуп', { in: outer, name: /пуховик|парка/ }],
    ['купальник', { in: [womensUnderwear] }],
    ['ночнушка', { in: [homeWear] }],
    ['майка', { in: [womensTops, womensUnderwear] }],
    ['алкоголичка', { in: [womensTops, womensUnderwear] }],
    ['топ дешевый', { in: [womensTops], to: 1800 }],
    ['платье комбинация', { in: [dresses] }],
    ['платье на бретельках', { in: [dresses] }],
    ['slip dress', { in: [dresses] }],
    ['юбка мини', { name: /юбка/ }],
    ['юбка из экокожи', { name: /юбка/ }],
    ['блузка в цветочек', { in: [blouses] }],
    ['серебристые балетки', { in: [flats] }],
  ]),
];
