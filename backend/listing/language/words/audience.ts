/**
 * Groups of people that goods are made for (audiences), one bit each. Goods with none of these bits are for
 * everyone.
 */
export const audience = { women: 1, men: 2, girls: 4, boys: 8, babies: 16, children: 32 } as const;

export const everyChild = audience.girls | audience.boys | audience.babies | audience.children;

type Words = Record<keyof typeof audience, string>;

/** Stems of words that name an audience in the names of goods. */
const goodsStems: Words = {
  women: 'женск женщин девушк дамск дам',
  men: 'мужск мужчин',
  girls: 'девочк',
  boys: 'мальчик',
  babies: 'малыш младенц младенческ новорожденн грудничк ясельн',
  children: 'детск дет ребенк подростк подростков тинейджер школьник',
};

/** Stems of more words that name an audience, but only in queries. */
const shopperStems: Words = {
  women:
    'жен мам мамочк матер бабушк тещ свекров невест подруг подружк сестр сестренк дам девушк women woman ladies',
  men: 'муж мужчинк парн парен пап папочк отц дедушк тест зят жених друг брат братишк мужик юнош men man mens',
  girls:
    'дочк дочер доч дочурк доченьк девчонк девчачь девчач девич внучк племянниц школьниц первоклассниц girl girls',
  boys: 'сын сынок сынк сыночк мальчишк мальчиков мальчуков пацан внук племянник boy boys',
  babies: 'крох малютк карапуз baby',
  children: 'детишк деток чад первоклашк первоклассник kids kid',
};

function bitsOf(words: Words): [string, number][] {
  return Object.entries(words).flatMap(([name, stems]) =>
    stems.split(' ').map((stem): [string, number] => [stem, audience[name as keyof Words]]),
  );
}

const bitsByGoodsStem: ReadonlyMap<string, number> = new Map(bitsOf(goodsStems));
const bitsByQueryStem: ReadonlyMap<string, number> = new Map([
  ...bitsOf(goodsStems),
  ...bitsOf(shopperStems),
]);

/** The audiences that a word in a name or category stands for, as bits; 0 if none. */
export function audienceOfGoods(stem: string): number {
  return bitsByGoodsStem.get(stem) ?? 0;
}

/**
 * The audiences that a word in a query stands for, as bits; 0 if none. «Дети» stands for girls, boys and
 * babies.
 */
export function audienceOfQuery(stem: string): number {
  const bit = bitsByQueryStem.get(stem) ?? 0;
  return bit === audience.children ? everyChild : bit;
}

const teenagers: ReadonlySet<string> = new Set(['подростк', 'подростков', 'тинейджер']);

/** Whether a stem is that of a word for teenagers. */
export function isTeenager(stem: string): boolean {
  return teenagers.has(stem);
}

const ofChildren: ReadonlySet<string> = new Set(
  'школ садик детсад первоклашк физкультур утренник'.split(' '),
);
const ofWomen: ReadonlySet<string> = new Set(['беременн', 'кормящ', 'капр', 'ночнушк']);

/**
 * The audiences, as bits, that a word suggests without naming them: a query for school clothes is probably
 * for children. 0 if none.
 */
export function hintedAudience(stem: string): number {
  if (ofWomen.has(stem)) return audience.women;
  return ofChildren.has(stem) ? everyChild : 0;
}
