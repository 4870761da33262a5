const rows = ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

/** Pairs of Russian letters on adjacent keys. A row is shifted half a key to the right of the row above. */
export const neighbours: readonly (readonly [string, string])[] = rows.flatMap((row, place) =>
  [...row].flatMap((letter, at) =>
    [row[at + 1], rows[place + 1]?.[at - 1], rows[place + 1]?.[at]].flatMap((other) =>
      other === undefined ? [] : [[letter, other] as const],
    ),
  ),
);
