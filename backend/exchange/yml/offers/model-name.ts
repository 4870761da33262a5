import { folded, shorten } from '#shared/text/plain-text.ts';

const NAME_LIMIT = 120;

/** Words that say nothing at the end of a name. */
const LOOSE_END = /[\s,;:(/–—-]+$|\s(в|во|на|с|со|из|для|и|цвет|цвета|размер|р)\.?$/iu;

/**
 * The name of a model by the names of its offers, which often end in colour and size: the words with which all of them
 * begin. Names that begin differently give the first. At most 120 characters.
 */
export function modelName(names: readonly string[]): string {
  const [first = ''] = names;
  const same = names.every((name) => name === first);
  return shorten(same ? first : commonBeginning(names) || first, NAME_LIMIT);
}

function commonBeginning(names: readonly string[]): string {
  const all = names.map((name) => name.split(/\s+/));
  const [first = []] = all;
  const differs = first.findIndex((word, place) =>
    all.some((words) => plain(words[place] ?? '') !== plain(word)),
  );
  let common = (differs < 0 ? first : first.slice(0, differs)).join(' ');
  for (let before = ''; before !== common; ) {
    before = common;
    common = common.replace(LOOSE_END, '');
  }
  return common;
}

/** A word without the comma that follows it in one name and not in another. */
const plain = (word: string) => folded(word).replace(/[,;.]+$/, '');
