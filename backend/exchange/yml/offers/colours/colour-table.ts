import { colourFamilies } from '#shared/goods/colour-families.ts';

/** The family of colours that the table does not contain. */
export const otherFamily = 'Другой';

/** The families in the colour filter, in display order. */
export const families: readonly string[] = [...colourFamilies, otherFamily];

/**
 * For each family, its colours: Russian name, code and swatch (hex colour). The first entry gives the family
 * its name.
 */
const table: Readonly<
  Record<(typeof colourFamilies)[number], readonly (readonly [string, string, string])[]>
> = {
  Чёрный: [
    ['чёрный', 'BLACK', '#26272a'],
    ['угольный', 'CHARCOAL', '#333438'],
    ['антрацитовый', 'ANTHRACITE', '#3a3c40'],
    ['антрацит', 'ANTHRACITE', '#3a3c40'],
    ['смоляной', 'PITCH', '#202022'],
  ],
  Белый: [
    ['белый', 'WHITE', '#f3f2ee'],
    ['молочный', 'MILK', '#ebe5d8'],
    ['кремовый', 'CREAM', '#efe6d3'],
    ['жемчужный', 'PEARL', '#e9e5dd'],
    ['слоновая кость', 'IVORY', '#ece4d2'],
    ['айвори', 'IVORY', '#ece4d2'],
    ['снежный', 'SNOW', '#f6f6f4'],
  ],
  Серый: [
    ['серый', 'GREY', '#8f9194'],
    ['светло-серый', 'LIGHT GREY', '#bdbcb8'],
    ['тёмно-серый', 'DARK GREY', '#5b5d61'],
    ['графитовый', 'GRAPHITE', '#46484c'],
    ['графит', 'GRAPHITE', '#46484c'],
    ['дымчатый', 'SMOKE', '#a3a39f'],
    ['стальной', 'STEEL', '#7c8388'],
    ['маренго', 'MARENGO', '#55595e'],
    ['серый меланж', 'GREY MELANGE', '#a2a2a0'],
    ['меланж', 'MELANGE', '#a2a2a0'],
  ],
  Бежевый: [
    ['бежевый', 'BEIGE', '#cfbb9c'],
    ['кэмел', 'CAMEL', '#b28a5e'],
    ['песочный', 'SAND', '#c9b799'],
    ['овсяный', 'OAT', '#d9cdb9'],
    ['экрю', 'ECRU', '#e5ddcb'],
    ['серо-бежевый', 'TAUPE', '#8f8070'],
    ['тауп', 'TAUPE', '#8f8070'],
    ['телесный', 'NUDE', '#d4b6a0'],
    ['карамельный', 'CARAMEL', '#b5834f'],
    ['верблюжий', 'CAMEL', '#b28a5e'],
    ['ванильный', 'VANILLA', '#e9ddbf'],
    ['льняной', 'FLAX', '#d6c8ac'],
  ],
  Коричневый: [
    ['коричневый', 'BROWN', '#6b4a35'],
    ['тёмно-коричневый', 'DARK BROWN', '#45301f'],
    ['светло-коричневый', 'LIGHT BROWN', '#9a7350'],
    ['шоколадный', 'CHOCOLATE', '#5a4034'],
    ['каштановый', 'CHESTNUT', '#6f4b37'],
    ['коньячный', 'COGNAC', '#8e5430'],
    ['мокко', 'MOCHA', '#7b6152'],
    ['кофейный', 'COFFEE', '#5c4433'],
    ['ореховый', 'WALNUT', '#77553c'],
    ['рыжий', 'RUST', '#a4603a'],
    ['какао', 'COCOA', '#7b5b48'],
  ],
  Синий: [
    ['синий', 'BLUE', '#2f4f86'],
    ['тёмно-синий', 'NAVY', '#28344a'],
    ['индиго', 'INDIGO', '#324a6b'],
    ['васильковый', 'CORNFLOWER', '#4d6690'],
    ['петроль', 'PETROL', '#2f4f5c'],
    ['джинсовый', 'DENIM', '#47648a'],
    ['электрик', 'ELECTRIC BLUE', '#2950b8'],
    ['сапфировый', 'SAPPHIRE', '#23427e'],
    ['морской волны', 'SEA GREEN', '#2a6570'],
  ],
  Голубой: [
    ['голубой', 'SKY', '#a9bfd6'],
    ['светло-голубой', 'LIGHT BLUE', '#c4d4e2'],
    ['серо-голубой', 'ICE', '#b9c6cc'],
    ['небесный', 'SKY', '#a9bfd6'],
    ['бирюзовый', 'TURQUOISE', '#5fb0b3'],
    ['лазурный', 'AZURE', '#6ea6cf'],
    ['аквамарин', 'AQUAMARINE', '#8cc6c4'],
  ],
  Зелёный: [
    ['зелёный', 'GREEN', '#3f7a4e'],
    ['тёмно-зелёный', 'DARK GREEN', '#28493a'],
    ['светло-зелёный', 'LIGHT GREEN', '#93b88d'],
    ['изумрудный', 'EMERALD', '#1f4a3f'],
    ['бутылочный', 'BOTTLE', '#2c4034'],
    ['шалфей', 'SAGE', '#98a48f'],
    ['шалфейный', 'SAGE', '#98a48f'],
    ['мятный', 'MINT', '#bccab8'],
    ['салатовый', 'LIME', '#a8c878'],
    ['фисташковый', 'PISTACHIO', '#b4c59a'],
    ['травяной', 'GRASS', '#5d8a4c'],
  ],
  Хаки: [
    ['хаки', 'KHAKI', '#8a8463'],
    ['оливковый', 'OLIVE', '#5c5e48'],
    ['моховой', 'MOSS', '#6c7157'],
    ['болотный', 'SWAMP', '#5b5c3f'],
    ['защитный', 'KHAKI', '#8a8463'],
  ],
  Красный: [
    ['красный', 'RED', '#9e2b2f'],
    ['тёмно-красный', 'DARK RED', '#7d2024'],
    ['алый', 'SCARLET', '#c22f32'],
    ['кирпичный', 'BRICK', '#984a3c'],
    ['брусничный', 'LINGONBERRY', '#8c2b3c'],
    ['вишнёвый', 'CHERRY', '#7d1f2d'],
    ['малиновый', 'RASPBERRY', '#a32a51'],
    ['рубиновый', 'RUBY', '#8d1f3c'],
  ],
  Бордовый: [
    ['бордовый', 'BURGUNDY', '#6b2530'],
    ['тёмно-бордовый', 'OXBLOOD', '#4f1d20'],
    ['бордо', 'BURGUNDY', '#6b2530'],
    ['винный', 'WINE', '#652532'],
    ['марсала', 'MARSALA', '#7f4140'],
    ['гранатовый', 'GARNET', '#6c2029'],
  ],
  Розовый: [
    ['розовый', 'PINK', '#dca9b0'],
    ['светло-розовый', 'LIGHT PINK', '#ecd0d2'],
    ['пыльная роза', 'DUSTY ROSE', '#c9a39a'],
    ['пудровый', 'BLUSH', '#e1c9c0'],
    ['фуксия', 'FUCHSIA', '#b83274'],
    ['коралловый', 'CORAL', '#dd7f71'],
    ['персиковый', 'PEACH', '#eac0a3'],
    ['лососевый', 'SALMON', '#dd9b86'],
  ],
  Фиолетовый: [
    ['фиолетовый', 'VIOLET', '#5d4380'],
    ['сливовый', 'PLUM', '#54303c'],
    ['лавандовый', 'LAVENDER', '#a79fb8'],
    ['баклажановый', 'AUBERGINE', '#402c40'],
    ['сиреневый', 'LILAC', '#b79dc3'],
    ['лиловый', 'MAUVE', '#9d7fa8'],
    ['пурпурный', 'PURPLE', '#6e2f6c'],
  ],
  Жёлтый: [
    ['жёлтый', 'YELLOW', '#e3c24a'],
    ['сливочно-жёлтый', 'BUTTER', '#e5d5a1'],
    ['горчичный', 'MUSTARD', '#b68d3d'],
    ['лимонный', 'LEMON', '#e8dc7a'],
    ['медовый', 'HONEY', '#d09b43'],
    ['охра', 'OCHRE', '#bb8a3c'],
    ['шафрановый', 'SAFFRON', '#dda63a'],
  ],
  Оранжевый: [
    ['оранжевый', 'ORANGE', '#d9762f'],
    ['терракотовый', 'TERRACOTTA', '#b0623f'],
    ['абрикосовый', 'APRICOT', '#d8a27d'],
    ['морковный', 'CARROT', '#d0672f'],
    ['тыквенный', 'PUMPKIN', '#c96a2b'],
  ],
  Металлик: [
    ['металлик', 'METALLIC', '#a9a9a8'],
    ['серебристый', 'SILVER', '#b6b8ba'],
    ['серебряный', 'SILVER', '#b6b8ba'],
    ['серебро', 'SILVER', '#b6b8ba'],
    ['золотистый', 'GOLD', '#bb995c'],
    ['золотой', 'GOLD', '#bb995c'],
    ['золото', 'GOLD', '#bb995c'],
    ['бронзовый', 'BRONZE', '#8c6d4b'],
    ['медный', 'COPPER', '#a9683f'],
  ],
  Разноцветный: [
    ['разноцветный', 'MULTI', '#9a8f86'],
    ['мультиколор', 'MULTI', '#9a8f86'],
    ['мульти', 'MULTI', '#9a8f86'],
    ['пёстрый', 'MULTI', '#9a8f86'],
    ['принт', 'PRINT', '#9a8f86'],
    ['леопардовый', 'LEOPARD', '#b08a58'],
    ['камуфляж', 'CAMOUFLAGE', '#6c6b50'],
  ],
};

export type KnownColour = { name: string; family: string; code: string; hex: string };

/** All colours of the table. */
export const knownColours: readonly KnownColour[] = Object.entries(table).flatMap(([family, names]) =>
  names.map(([name, code, hex]) => ({ name, family, code, hex })),
);
