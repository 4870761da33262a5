import type { ColourFamily } from '#shared/goods/colour-families.ts';

export type Colour = {
  family: ColourFamily;
  displayValue: string;
  /** The manufacturer's name for the colour: the third part of «Синий - Тёмно-синий - NAVY». */
  value: string;
  /** Three letters for vendor codes. */
  code: string;
  hex: string;
  /** CSS colour of the seams and of the inner side of the cloth. */
  inside: string;
  buttons: string;
};

function colour(
  family: ColourFamily,
  displayValue: string,
  value: string,
  code: string,
  hex: string,
  inside: string,
  buttons: string,
): Colour {
  return { family, displayValue, value, code, hex, inside, buttons };
}

/**
 * The manufacturer's name of the colour. If the colour has the name of its family, that of the family is
 * returned: «Чёрный - Чёрный - BLACK» would say the same three times.
 */
export const makersCode = ({
  family,
  displayValue,
  value,
}: Pick<Colour, 'family' | 'displayValue' | 'value'>): string =>
  displayValue === family ? displayValue : value;

/** Plain colours as they look on cloth: muted, never a pure screen colour. */
export const colours = {
  black: colour('Чёрный', 'Чёрный', 'BLACK', 'BLK', '#26272a', '#131314', '#151516'),
  charcoal: colour('Чёрный', 'Угольный', 'CHARCOAL', 'CHR', '#333438', '#1d1e20', '#18181a'),
  white: colour('Белый', 'Белый', 'WHITE', 'WHT', '#f3f2ee', '#c4c2bc', '#e6e3da'),
  milk: colour('Белый', 'Молочный', 'MILK', 'MLK', '#ebe5d8', '#b3a894', '#c9bca2'),
  'light-grey': colour('Серый', 'Светло-серый', 'LIGHT GREY', 'LGR', '#bdbcb8', '#8a8986', '#77767a'),
  grey: colour('Серый', 'Серый', 'GREY', 'GRY', '#8f9194', '#5b5c5f', '#4a4b4d'),
  graphite: colour('Серый', 'Графитовый', 'GRAPHITE', 'GRF', '#46484c', '#28292c', '#1c1c1e'),
  camel: colour('Бежевый', 'Кэмел', 'CAMEL', 'CML', '#b28a5e', '#5d4630', '#3a2618'),
  sand: colour('Бежевый', 'Песочный', 'SAND', 'SND', '#c9b799', '#7d6e57', '#6b5740'),
  oat: colour('Бежевый', 'Овсяный', 'OAT', 'OAT', '#d9cdb9', '#a08f78', '#6d5238'),
  ecru: colour('Бежевый', 'Экрю', 'ECRU', 'ECR', '#e5ddcb', '#a99f8a', '#a48f6d'),
  taupe: colour('Бежевый', 'Серо-бежевый', 'TAUPE', 'TPE', '#8f8070', '#4f4439', '#3a2a1e'),
  nude: colour('Бежевый', 'Телесный', 'NUDE', 'NUD', '#d4b6a0', '#a5846d', '#b4937c'),
  chocolate: colour('Коричневый', 'Шоколадный', 'CHOCOLATE', 'CHO', '#5a4034', '#2f2019', '#24170f'),
  chestnut: colour('Коричневый', 'Каштановый', 'CHESTNUT', 'CHN', '#6f4b37', '#3a271d', '#2b1b12'),
  cognac: colour('Коричневый', 'Коньячный', 'COGNAC', 'CGN', '#8e5430', '#4d2d19', '#3a2113'),
  mocha: colour('Коричневый', 'Мокко', 'MOCHA', 'MCH', '#7b6152', '#45352c', '#33251d'),
  navy: colour('Синий', 'Тёмно-синий', 'NAVY', 'NVY', '#28344a', '#161d2b', '#11151d'),
  indigo: colour('Синий', 'Индиго', 'INDIGO', 'IND', '#324a6b', '#8b96a3', '#9a7748'),
  cornflower: colour('Синий', 'Васильковый', 'CORNFLOWER', 'CRN', '#4d6690', '#2d3c57', '#26324a'),
  petrol: colour('Синий', 'Петроль', 'PETROL', 'PTR', '#2f4f5c', '#1a2e36', '#15242b'),
  sky: colour('Голубой', 'Голубой', 'SKY', 'SKY', '#a9bfd6', '#6d8299', '#dfe2e2'),
  'washed-blue': colour('Голубой', 'Светло-голубой', 'LIGHT WASH', 'LWS', '#93a9bf', '#aab3bb', '#9a7748'),
  ice: colour('Голубой', 'Серо-голубой', 'ICE', 'ICE', '#b9c6cc', '#7f8d94', '#7b8488'),
  emerald: colour('Зелёный', 'Изумрудный', 'EMERALD', 'EMR', '#1f4a3f', '#0f2620', '#0d1f1a'),
  bottle: colour('Зелёный', 'Бутылочный', 'BOTTLE', 'BTL', '#2c4034', '#18251e', '#141d18'),
  sage: colour('Зелёный', 'Шалфей', 'SAGE', 'SGE', '#98a48f', '#5d6656', '#535b4d'),
  mint: colour('Зелёный', 'Мятный', 'MINT', 'MNT', '#bccab8', '#84917f', '#d8dbd0'),
  olive: colour('Хаки', 'Оливковый', 'OLIVE', 'OLV', '#5c5e48', '#2e2f25', '#26261c'),
  moss: colour('Хаки', 'Моховой', 'MOSS', 'MSS', '#6c7157', '#3c402f', '#2f3225'),
  khaki: colour('Хаки', 'Хаки', 'KHAKI', 'KHK', '#8a8463', '#524e39', '#423e2c'),
  red: colour('Красный', 'Красный', 'RED', 'RED', '#9e2b2f', '#581619', '#421114'),
  brick: colour('Красный', 'Кирпичный', 'BRICK', 'BRK', '#984a3c', '#57291f', '#401d16'),
  lingonberry: colour('Красный', 'Брусничный', 'LINGONBERRY', 'LNG', '#8c2b3c', '#4b1620', '#381017'),
  burgundy: colour('Бордовый', 'Бордовый', 'BURGUNDY', 'BRG', '#6b2530', '#35121a', '#2a0e14'),
  oxblood: colour('Бордовый', 'Тёмно-бордовый', 'OXBLOOD', 'OXB', '#4f1d20', '#200b0d', '#1b0a0b'),
  rose: colour('Розовый', 'Пыльная роза', 'DUSTY ROSE', 'RSE', '#c9a39a', '#86655e', '#7d5b54'),
  blush: colour('Розовый', 'Пудровый', 'BLUSH', 'BLS', '#e1c9c0', '#a98f86', '#c8aba1'),
  plum: colour('Фиолетовый', 'Сливовый', 'PLUM', 'PLM', '#54303c', '#2b1820', '#221319'),
  lavender: colour('Фиолетовый', 'Лавандовый', 'LAVENDER', 'LVN', '#a79fb8', '#6c6580', '#625b74'),
  aubergine: colour('Фиолетовый', 'Баклажановый', 'AUBERGINE', 'AUB', '#402c40', '#231724', '#1b121c'),
  butter: colour('Жёлтый', 'Сливочно-жёлтый', 'BUTTER', 'BTR', '#e5d5a1', '#a89a6b', '#b7a26a'),
  mustard: colour('Жёлтый', 'Горчичный', 'MUSTARD', 'MST', '#b68d3d', '#6a5120', '#4f3b16'),
  terracotta: colour('Оранжевый', 'Терракотовый', 'TERRACOTTA', 'TRC', '#b0623f', '#683722', '#4d2818'),
  apricot: colour('Оранжевый', 'Абрикосовый', 'APRICOT', 'APR', '#d8a27d', '#956746', '#835a3c'),
  silver: colour('Металлик', 'Серебристый', 'SILVER', 'SLV', '#b6b8ba', '#77797b', '#8a8c8e'),
  gold: colour('Металлик', 'Золотистый', 'GOLD', 'GLD', '#bb995c', '#735b31', '#8d7340'),
} as const satisfies Record<string, Colour>;

export type ColourId = keyof typeof colours;
