/** Letters that are heard alike and so written for one another. */
const alike: ReadonlySet<string> = new Set(
  ['оа', 'еи', 'иы', 'еэ', 'яа', 'юу', 'бп', 'дт', 'гк', 'зс', 'вф', 'жш', 'шщ', 'цс', 'ея', 'йи'].flatMap(
    (pair) => [pair, [...pair].reverse().join('')],
  ),
);

const ALIKE = 0.45;
/** A letter doubled or not, a soft sign more or less. */
const SLIGHT = 0.45;

/** Longer words are not compared. */
const LONGEST = 48;
const rows = [new Float32Array(LONGEST), new Float32Array(LONGEST), new Float32Array(LONGEST)] as const;

/**
 * How far apart two words are in slips of writing: a letter left out, put in, taken for another or changed with its
 * neighbour is 1; what is heard alike costs less. Infinity as soon as it is more than `most`.
 */
export function distance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) * SLIGHT > most) return Number.POSITIVE_INFINITY;
  const width = other.length + 1;
  if (width > LONGEST || one.length >= LONGEST) return Number.POSITIVE_INFINITY;
  let [before, last, row]: readonly Float32Array[] = rows;
  last[0] = 0;
  for (let j = 1; j < width; j++) last[j] = (last[j - 1] ?? 0) + slip(other, j - 1);
  for (let i = 1; i <= one.length; i++) {
    row[0] = (last[0] ?? 0) + slip(one, i - 1);
    let least = row[0];
    for (let j = 1; j < width; j++) {
      const [letter, wanted] = [one[i - 1] ?? '', other[j - 1] ?? ''];
      const changed = letter === wanted ? 0 : alike.has(letter + wanted) ? ALIKE : 1;
      let cost = Math.min(
        (last[j - 1] ?? 0) + changed,
        (last[j] ?? 0) + slip(one, i - 1),
        (row[j - 1] ?? 0) + slip(other, j - 1),
      );
      const swapped = i > 1 && j > 1 && letter === other[j - 2] && one[i - 2] === wanted && letter !== wanted;
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    [before, last, row] = [last, row, before];
  }
  const found = last[width - 1] ?? Number.POSITIVE_INFINITY;
  return found > most ? Number.POSITIVE_INFINITY : found;
}

/** What it costs to leave out a letter or to put it in. */
function slip(word: string, place: number): number {
  const letter = word[place];
  return letter === word[place - 1] || letter === 'ь' || letter === 'ъ' ? SLIGHT : 1;
}
