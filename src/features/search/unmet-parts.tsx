import { lowerFirst } from '#shared/text/lower-first.ts';
import type { UnmetPart } from '@/lib/api';

/**
 * Says which parts of the query the goods below do not fulfil, in a line for each kind. Screen readers
 * announce it.
 */
export function UnmetParts({ parts }: { parts: readonly UnmetPart[] }) {
  const lines = linesOf(parts);
  if (lines.length === 0) return null;
  return (
    <div role="status" className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/**
 * The lines about unfulfilled parts of a query: «Не нашли и не учли: «для беременных». Вместо «фуксия»
 * показываем: розовый». Below goods that match exactly, only the ignored words are named: «Не учли: «из
 * твида»».
 */
export function linesOf(parts: readonly UnmetPart[], { belowFound = false } = {}): string[] {
  const quoted = (how: UnmetPart['how']) =>
    parts
      .filter((part) => part.how === how)
      .map(({ words }) => `«${words}»`)
      .join(', ');
  const [ignored, mentioned] = [quoted('ignored'), quoted('mentioned')];
  return [
    ...(ignored === '' ? [] : [`${belowFound ? 'Не' : 'Не\u00a0нашли и\u00a0не'}\u00a0учли: ${ignored}`]),
    ...parts
      .filter(({ how }) => how === 'widened')
      .map(({ words, shown }) => `Вместо «${words}» показываем: ${lowerFirst(shown ?? '')}`),
    ...(mentioned === ''
      ? []
      : [
          `Слова ${mentioned} или близкие к\u00a0ним есть только в\u00a0описаниях: такие товары стоят первыми`,
        ]),
  ];
}
