/** A space at which a line may be broken. A non-breaking space is part of a word. */
const GAP = / +/;
/** A short word, such as a preposition or particle, that must not end a line. */
const SHORT_WORD = /(?<![^\s«(])([а-яёa-z]{1,2}|для|без|под|над|при|или) (?=\S)/giu;

type Measure = (line: string) => number;

/**
 * Breaks a text into the minimum number of lines no wider than `width`, and makes these lines as even as
 * possible. A word that is too wide is broken inside.
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

/** Whether no word was broken and no short word ends a line. */
export function isWhole(text: string, lines: readonly string[]): boolean {
  return lines.join(' ') === bound(text);
}

/** Joins short words to the next word by non-breaking spaces. */
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

/** Breaks a word at a hyphen or non-breaking space if it has one, else between letters. */
function broken(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width || word.length < 2) return [word];
  let fits = word.length;
  while (fits > 1 && measure(word.slice(0, fits)) > width) fits -= 1;
  const space = word.lastIndexOf('\u00a0', fits - 1) + 1;
  const hyphen = word.lastIndexOf('-', fits - 1) + 1;
  const cut = space || (hyphen > fits / 3 ? hyphen : fits);
  return [word.slice(0, cut).replace(/\u00a0$/, ''), ...broken(word.slice(cut), width, measure)];
}

/** Limits the number of lines; if text is cut, the last line ends with an ellipsis. */
export function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  return kept.map((line, place) => (place === most - 1 ? `${line.replace(/[\s,.:;–—-]+$/, '')}…` : line));
}
