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
 * Nouns that alt texts may use. If a model's name contains one, the alt text uses it; otherwise that of the
 * silhouette.
 */
const nouns = new Set(
  (
    'пальто тренч парка куртка пуховик жилет пиджак жакет платье сарафан комбинезон песочник юбка брюки чинос джинсы ' +
    'шорты рубашка блуза футболка лонгслив майка топ поло джемпер свитер водолазка кардиган худи свитшот пижама халат ' +
    'трусы сумка шапка шапочка ремень очки'
  ).split(' '),
);

/** Silhouettes of goods that have no back. «Со спины» would be wrong for them. */
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
