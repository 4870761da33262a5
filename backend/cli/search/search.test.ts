import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop } from '../../catalog/testing/shop.ts';
import { noRules, readRules, type SearchRules } from '../../listing/search-rules.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { speak } from '../terminal/say.ts';
import { explain, withGoods } from './explain.ts';
import { judge, readJudged } from './judge.ts';
import { missingPages } from './missing-pages.ts';

// Sets the language of the output back to Russian, because it is a global variable of the process.
afterEach(() => speak('ru'));

const rulesOf = (yaml: string): SearchRules => {
  const read = readRules(yaml);
  if ('rules' in read) return read.rules;
  throw new Error(read.issues.map(({ why }) => why).join('\n'));
};

beforeEach(() => speak('en'));

describe('npm run search', () => {
  test('explain shows the results of a query before and after the search rules, and which results moved', async () => {
    const shop = await openTestShop();
    try {
      const rules = rulesOf(
        'synonyms: [{ words: [маечка-тишечка], means: [футболка] }]\npins: [{ queries: [пальто], goods: [plate-midi-izumrud] }]',
      );
      const lines = await withGoods(shop.db, (ask) => explain(ask, 'пальто', rules));
      const [before, after] = [
        lines.indexOf('Before the rules: 1 models'),
        lines.indexOf('After the rules: 2 models'),
      ];
      expect(before).toBeGreaterThan(0);
      expect(after).toBeGreaterThan(before);
      expect(lines[before + 1]).toContain('[PALTO-IZ-SHERSTI');
      expect(lines[after + 1]).toMatch(/1\. .*\[PLATE-MIDI-IZUMRUD\] {2}\(new among the first ten\)$/);
      expect(lines[after + 2]).toMatch(/2\. .*\(was 1\)$/);
      speak('ru');
      const russian = await withGoods(shop.db, (ask) => explain(ask, 'пальто', rules));
      expect(russian[0]).toBe('Запрос: пальто');
      expect(russian).toContain('После правил: моделей 2');
    } finally {
      await shop.close();
    }
  });

  test('explain shows a listing before and after the search rules, and refuses an unknown listing', async () => {
    const shop = await openTestShop();
    try {
      const rules = rulesOf(
        'banners: [{ listings: [/zhenshchinam], text: Всё для зимы }]\npins: [{ listings: [zhenshchinam], goods: [plate-midi-izumrud] }]',
      );
      const lines = await withGoods(shop.db, (ask) => explain(ask, '/zhenshchinam', rules));
      expect(lines[0]).toBe('Listing: /zhenshchinam');
      expect(lines).toContain('Banner: Всё для зимы');
      const after = lines.findIndex((line) => line.startsWith('After the rules'));
      expect(lines[after + 1]).toMatch(/1\. .*\[PLATE-MIDI-IZUMRUD\]/);
      await expect(withGoods(shop.db, (ask) => explain(ask, '/nikuda', rules))).rejects.toThrow(
        CommandRefused,
      );
    } finally {
      await shop.close();
    }
  });

  test('judge reports the queries whose results contain too few wanted goods', async () => {
    const shop = await openTestShop();
    try {
      const queries = readJudged(
        '- { query: пальто, wants: [пальто] }\n- { query: футболка, wants: [свитшот], least: 0.5 }',
        'queries.yaml',
      );
      const { lines, failed } = await withGoods(shop.db, (ask) => judge(ask, queries, noRules));
      expect(failed).toBe(1);
      expect(lines[0]).toBe('футболка: 0 of 10 were wanted, at least 50 % required');
      expect(lines.at(-1)).toBe('2 queries, 50.0 % precision at 10, 1 below the required share');
    } finally {
      await shop.close();
    }
  });

  test.each(['{', '[]', '- { query: пальто }', '- { query: пальто, wants: [a], most: 1 }'])(
    'a file of judged queries with the content %j is refused',
    (yaml) => {
      expect(() => readJudged(yaml, 'queries.yaml')).toThrow(CommandRefused);
    },
  );
});

describe('links in the search rules', () => {
  test('redirects and banners of the search rules whose target page does not exist are reported', async () => {
    const shop = await openTestShop();
    try {
      const rules = rulesOf(`redirects:
  - { queries: [доставка], to: "/support/shipping#sroki" }
  - { queries: [новинки], to: /novinki }
  - { queries: [корзина], to: /cart/ }
  - { queries: [мои заказы], to: /orders }
  - { queries: [заказ], to: /orders/$orderId }
  - { queries: [сертификат, подарок], to: /support/gift-cards }
  - { queries: [пальто кэмел], to: /product/palto-iz-shersti-kemel }
  - { queries: [шуба], to: /product/shuba }
  - { queries: [юбки], to: /zhenshchinam/net-takikh?cvet=siniy }
banners:
  - { queries: [платье], text: Скидки, label: Смотреть, to: /kollektsiya/vcherashnyaya }
  - { queries: [пальто], text: Без ссылки }
`);
      expect(await missingPages(shop.db, rules)).toEqual([
        'The redirect of «заказ» leads to /orders/$orderId, but the shop has no such page.',
        'The redirect of «сертификат» leads to /support/gift-cards, but the shop has no such page.',
        'The redirect of «шуба» leads to /product/shuba, but the shop has no such page.',
        'The redirect of «юбки» leads to /zhenshchinam/net-takikh?cvet=siniy, but the shop has no such page.',
        'The banner «Скидки» leads to /kollektsiya/vcherashnyaya, but the shop has no such page.',
      ]);
    } finally {
      await shop.close();
    }
  });
});
