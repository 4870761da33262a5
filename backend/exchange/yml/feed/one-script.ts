import { inOneScript } from '#shared/text/one-script.ts';
import { shorten } from '#shared/text/plain-text.ts';
import type { Issue } from './issue.ts';
import type { RawField, RawOffer, RawParam } from './raw-offer.ts';

/** Elements with words for shoppers. Only their letters are changed; ids, codes and URLs stay as they are. */
const ELEMENTS = new Set(['name', 'typePrefix', 'model', 'vendor', 'country_of_origin', 'description']);

/**
 * The warning that a text was changed so that each word is in one script; undefined if nothing was changed.
 */
export function scriptRemark(text: string, corrected: string): string | undefined {
  if (text === corrected) return undefined;
  const words = text.split(/\s+/);
  const changed = corrected.split(/\s+/).flatMap((word, place) => (word === words[place] ? [] : [word]));
  return `has words with Latin and Russian letters; they are written in one script (${shorten(changed.join(', '), 60)})`;
}

/**
 * Some words mix Cyrillic and Latin letters that look alike. Returns the offer with each word in a single
 * script (`shared/text/one-script.ts`), and a warning for each changed field.
 */
export function offerInOneScript(raw: RawOffer): { offer: RawOffer; warnings: Issue[] } {
  const warnings: Issue[] = [];
  const correct = (text: string, field: string, line: number): string => {
    const corrected = inOneScript(text);
    const why = scriptRemark(text, corrected);
    if (why !== undefined) warnings.push({ line, offerId: raw.id, field, why });
    return corrected;
  };
  const fields = Object.entries(raw.fields).map(([name, values]): [string, RawField[]] => [
    name,
    ELEMENTS.has(name)
      ? values.map(({ value, line }) => ({ value: correct(value, name, line), line }))
      : values,
  ]);
  const params = raw.params.map((param): RawParam => {
    const field = `param «${shorten(inOneScript(param.name), 40)}»`;
    return {
      ...param,
      name: correct(param.name, field, param.line),
      value: correct(param.value, field, param.line),
    };
  });
  return warnings.length === 0
    ? { offer: raw, warnings }
    : { offer: { ...raw, fields: Object.fromEntries(fields), params }, warnings };
}
