import { describe, expect, it } from 'vitest';
import { planCategories } from './categories.ts';

const planOf = (...rows: [id: string, parentId: string, name: string][]) =>
  planCategories(rows.map(([id, parentId, name], place) => ({ id, parentId, name, line: place + 1 })));

const tree = (plan: ReturnType<typeof planOf>) =>
  plan.categories.map(({ path, parentFeedId }) => `${path} < ${parentFeedId ?? 'top'}`);

describe('the tree of a feed', () => {
  it("the children of a feed's categories that only wrap others become departments", () => {
    const plan = planOf(
      ['1', '', 'Каталог'],
      ['2', '1', 'Все товары'],
      ['3', '2', 'Женщинам'],
      ['4', '2', 'Детям'],
      ['5', '4', 'Куртки'],
    );
    expect(tree(plan)).toEqual([
      'katalog < top',
      'vse-tovary < top',
      'zhenshchinam < top',
      'detyam < top',
      'detyam/kurtki < 4',
    ]);
    expect(plan.shells).toEqual(['1', '2']);
    expect(plan.shown('5')?.words).toBe('Каталог Все товары Детям Куртки');
    expect(plan.warnings).toEqual([]);
  });

  it.each([
    ['Каталог', 'Мужчинам'],
    ['Лавка', 'Мужчинам'],
    ['Каталог', 'Одежда'],
    ['Женщинам', 'Платья'],
  ])(
    'the paths of the categories below «%s» › «%s» stay the same when the root category gets a second child',
    (root, branch) => {
      const one: [string, string, string][] = [
        ['1', '', root],
        ['2', '1', branch],
        ['3', '2', 'Рубашки'],
      ];
      const addresses = (plan: ReturnType<typeof planOf>) => ['2', '3'].map((id) => plan.shown(id)?.path);
      expect(addresses(planOf(...one, ['4', '1', 'Прочее'], ['5', '4', 'Шарфы']))).toEqual(
        addresses(planOf(...one)),
      );
    },
  );

  it('the paths of categories in «Каталог» stay the same when the feed gets a second root', () => {
    const one: [string, string, string][] = [
      ['1', '', 'Каталог'],
      ['2', '1', 'Мужчинам'],
    ];
    expect(planOf(...one, ['3', '', 'Сертификаты']).shown('2')?.path).toBe('muzhchinam');
    expect(planOf(...one).shown('2')?.path).toBe('muzhchinam');
  });

  it.each([
    [
      'two roots',
      [
        ['1', '', 'Женщинам'],
        ['2', '1', 'Платья'],
        ['3', '', 'Обувь'],
      ],
    ],
    ['a root alone', [['1', '', 'Платья']]],
    [
      'the department of a single audience',
      [
        ['1', '', 'Женщинам'],
        ['2', '1', 'Платья'],
      ],
    ],
  ] as [string, [string, string, string][]][])('the tree of categories with %s stays as it is', (_, rows) => {
    expect(planOf(...rows).shells).toEqual([]);
  });

  it('a category whose name is a code is left out, and its contents move to its parent', () => {
    const plan = planOf(
      ['1', '', 'Женщинам'],
      ['9', '', 'Мужчинам'],
      ['2', '1', '00-000417'],
      ['3', '2', 'Платья'],
      ['4', '3', 'c0a8f5e1-7d3b-11ea-9b5a-00155d0a2b01'],
      ['5', '', '-50%'],
    );
    expect(tree(plan)).toEqual([
      'zhenshchinam < top',
      'muzhchinam < top',
      'zhenshchinam/platya < 1',
      '50 < top',
    ]);
    expect([plan.shown('2')?.name, plan.shown('4')?.name]).toEqual(['Женщинам', 'Платья']);
    expect(plan.warnings.map(({ field, why }) => `${field} ${why}`)).toEqual([
      'category 2 has a code instead of a name (00-000417); its contents move to the parent category',
      expect.stringContaining('category 4 has a code instead of a name'),
    ]);
  });

  it('a root category without a usable name is left out, so goods directly in it have no category', () => {
    const plan = planOf(['1', '', '1001'], ['2', '1', 'Платья'], ['3', '1', 'Юбки']);
    expect(tree(plan)).toEqual(['platya < top', 'yubki < top']);
    expect(plan.has('1')).toBe(false);
  });
});
