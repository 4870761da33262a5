import { capitalised } from '#shared/text/capitalised.ts';
import type { Silhouette } from '../garments/silhouette.ts';
import { withPreposition } from './alt-cases.ts';

const viewNames: Readonly<Record<string, string>> = {
  front: 'спереди',
  back: 'со спины',
  side: 'сбоку',
  sole: 'снизу',
  hanger: 'на вешалке',
  detail: 'крупным планом',
  'detail-below': 'крупным планом, низ',
};

/**
 * Nouns for garments. If a model's name contains one of them, the alt text uses this noun instead of the
 * silhouette's.
 */
const nouns = new Set(
  (
    'пальто тренч парка куртка пуховик жилет пиджак жакет платье сарафан комбинезон песочник юбка брюки чинос джинсы ' +
    'шорты рубашка блуза футболка лонгслив майка топ поло джемпер свитер водолазка кардиган худи свитшот пижама халат ' +
    'трусы сумка шапка шапочка ремень очки'
  ).split(' '),
);

/** Goods that are not worn on the shoulders. For them, «со спины» would be wrong. */
const withoutBack = new Set(
  'Юбка Брюки Чинос Джинсы Шорты Джоггеры Сумка Кроссовки Челси Ботинки Сапоги Балетки Кеды Ботильоны'.split(
    ' ',
  ),
);

/** The alt text of a picture: «Пальто со спины», «Образ с пальто». */
export function pictureAlt(
  name: string,
  silhouette: Pick<Silhouette, 'noun' | 'front'>,
  view: string,
): string {
  if (view === 'front' && silhouette.front) return silhouette.front;
  const noun = ownNoun(name) ?? silhouette.noun;
  if (view === 'look') return `Образ ${withPreposition(noun)}`;
  if (view === 'back' && withoutBack.has(noun)) return `${noun} сзади`;
  return `${noun} ${viewNames[view] ?? 'в другом ракурсе'}`;
}

function ownNoun(name: string): string | undefined {
  const word = name
    .toLowerCase()
    .split(/[^а-яё]+/)
    .find((candidate) => nouns.has(candidate));
  return word && capitalised(word);
}
