/** Matches the space between two words, where a line may break. It does not match a non-breaking space. */
const GAP = / +/;
/** Matches a short word, such as a preposition or particle, that must not be at the end of a line. */
const SHORT_WORD = /(?<![^\s«(])([а-яёa-z]{1,2}|для|без|под|над|при|или) (?=\S)/giu;

type Measure = (line: string) => number;

/**
 * Breaks a text into lines of at most `width`: as few lines as possible, as even as possible. Only a word
 * that is wider than `width` is broken inside.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const words = bound(text)
    .split(GAP)
    .flatMap((word) => broken(word, width, measure));
  const lines = fill(words, width, measure);
  let even = lines;
  for (let narrower = width - 10; narrower > width / 2; narrower -= 10) {
    const tried = fill(words, narrower, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    even = tried;
  }
  return even;
}

/** Whether the lines break no word and end with no short word. */
export function isWhole(text: string, lines: readonly string[]): boolean {
  return lines.join(' ') === bound(text);
}

/** Joins each short word to the next word by a non-breaking space. */
function bound(text: string): string {
  return text
    .trim()
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(SHORT_WORD, '$1\u00a0');
}

function fill(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a word that is too wide: at a hyphen or non-breaking space if it has one, otherwise between letters.
 */
function broken(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width || word.length < 2) return [word];
  let fits = word.length;
  while (fits > 1 && measure(word.slice(0, fits)) > width) fits -= 1;
  const space = word.lastIndexOf('\u00a0', fits - 1) + 1;
  const hyphen = word.lastIndexOf('-', fits - 1) + 1;
  const cut = space || (hyphen > fits / 3 ? hyphen : fits);
  return [word.slice(0, cut).replace(/\u00a0$/, ''), ...broken(word.slice(cut), width, measure)];
}

/** Keeps at most `most` lines. If lines are dropped, the last remaining one ends with an ellipsis. */
export function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  return kept.map((line, place) => (place === most - 1 ? `${line.replace(/[\s,.:;–—-]+$/, '')}…` : line));
}
