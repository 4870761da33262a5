import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

const shown = (text: string) => typeset(text).replaceAll('\u00a0', '_');

test.each([
  ['Рукав втачной — под него проходит свитер.', 'Рукав втачной_— под него проходит свитер.'],
  ['Из дома и в магазине', 'Из_дома и_в_магазине'],
  ['Бесплатно от 5 000 ₽.', 'Бесплатно от_5_000_₽.'],
  ['мороз до −10 °C, рост 172 см', 'мороз до_−10_°C, рост 172_см'],
  ['«на каждый день»', '«на_каждый день»'],
  ['26 × 20 × 10 см', '26_×_20_×_10_см'],
])('typeset turns spaces into no-break spaces: «%s»', (text, set) => {
  expect(shown(text)).toBe(set);
});

test('typesetting a text twice changes nothing the second time', () => {
  const once = typeset('За 20 минут — и до 5 000 ₽ в день');
  expect(typeset(once)).toBe(once);
});
