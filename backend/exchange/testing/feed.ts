import { xmlText } from '../yml/export/xml-text.ts';

/**
 * The properties of a test offer. A property that is not set has a default value; if it is `null`, its XML
 * element is left out.
 */
export type OfferFacts = {
  id?: string | null;
  group?: string | null;
  available?: boolean;
  name?: string | null;
  price?: string | null;
  oldprice?: string;
  currency?: string;
  category?: string | null;
  colour?: string | null;
  size?: string | null;
  unit?: string;
  count?: string | null;
  pictures?: readonly string[];
  params?: Readonly<Record<string, string>>;
  /** More elements of the offer, as XML. */
  more?: string;
};

/** An `<offer>` element on several lines. */
export function offerText({ id = 'A-1', group = 'A', available = true, ...facts }: OfferFacts = {}): string {
  const element = (name: string, text: string | null | undefined) =>
    text === null || text === undefined ? [] : [`<${name}>${xmlText(text)}</${name}>`];
  const param = (name: string, text: string | null, unit = '') =>
    text === null
      ? []
      : [`<param name="${xmlText(name)}"${unit && ` unit="${unit}"`}>${xmlText(text)}</param>`];
  const attribute = (name: string, text: string | null) =>
    text === null ? '' : ` ${name}="${xmlText(text)}"`;
  const { name = 'Платье из льна', price = '4990', category = '2', colour = 'Синий', size = '44' } = facts;
  return [
    `<offer${attribute('id', id)}${attribute('group_id', group)} available="${available}">`,
    ...element('name', name),
    ...element('price', price),
    ...element('oldprice', facts.oldprice),
    ...element('currencyId', facts.currency ?? 'RUR'),
    ...element('categoryId', category),
    ...(facts.pictures ?? []).flatMap((picture) => element('picture', picture)),
    ...element('count', facts.count === undefined ? '5' : facts.count),
    ...param('Размер', size, facts.unit ?? 'RU'),
    ...param('Цвет', colour),
    ...Object.entries(facts.params ?? {}).flatMap(([key, value]) => param(key, value)),
    facts.more ?? '',
    '</offer>',
  ].join('\n');
}

/** A feed with two departments and the given offers. The first offer begins on line 15. */
export function feedText(
  offers: readonly (OfferFacts | string)[],
  { encoding = 'UTF-8', currency = 'RUR', categories = usualCategories } = {},
): string {
  return `${feedHead({ encoding, currency, categories })}${offers
    .map((offer) => (typeof offer === 'string' ? offer : offerText(offer)))
    .join('\n')}\n</offers>\n</shop>\n</yml_catalog>\n`;
}

const usualCategories =
  '<category id="1">Женщинам</category><category id="2" parentId="1">Платья</category><category id="3">Обувь</category>';

function feedHead({
  encoding,
  currency,
  categories,
}: Record<'encoding' | 'currency' | 'categories', string>): string {
  return `<?xml version="1.0" encoding="${encoding}"?>
<yml_catalog date="2026-11-20T09:00:00+03:00">
<shop>
<name>Лавка</name>
<company>Лавка</company>
<url>https://lavka.example</url>
<currencies>
<currency id="${currency}" rate="1"/>
</currencies>
<categories>
${categories}
</categories>

<offers>
`;
}

/** Generates a feed of any length in chunks. Each model has four colours in five sizes. */
export function* largeFeed(offers: number): Generator<string> {
  yield feedHead({ encoding: 'UTF-8', currency: 'RUR', categories: usualCategories });
  const colours = ['Чёрный', 'Белый', 'Тёмно-синий', 'Бежевый'];
  const description = 'Мягкая ткань держит форму и легко стирается. '.repeat(12);
  for (let number = 0; number < offers; number += 1) {
    const model = Math.floor(number / 20);
    const colour = colours[Math.floor(number / 5) % 4] ?? 'Чёрный';
    yield `${offerText({
      id: `L-${number}`,
      group: `G-${model}`,
      name: `Платье миди из вискозы, модель ${model}`,
      price: String(1990 + (model % 80) * 100),
      colour,
      size: String(42 + (number % 5) * 2),
      count: String(number % 12),
      params: {
        Состав: 'вискоза 95%, эластан 5%',
        Сезон: 'Лето',
        Посадка: 'Свободная',
        Уход: 'Ручная стирка',
      },
      more: `<vendor>Лавка</vendor><vendorCode>M${model}</vendorCode><description><![CDATA[<p>${description}</p>]]></description>`,
    })}\n`;
  }
  yield '</offers>\n</shop>\n</yml_catalog>\n';
}
