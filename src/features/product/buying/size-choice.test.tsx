import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Article } from '@/lib/api';
import { SizeChoice } from './size-choice';

/** 42 to 46 in three heights, without 46/176; 44/170 is sold out. */
const ARTICLES: Article[] = ['42', '44', '46', '48']
  .flatMap((size) => ['164', '170', '176'].map((height) => `${size}/${height}`))
  .filter((size) => size !== '46/176')
  .map((size) => ({
    articleId: size,
    sku: size,
    size,
    international: null,
    state: size === '44/170' ? 'SOLD_OUT' : 'IN_STOCK',
    left: null,
  }));

function Example({
  articles = ARTICLES,
  scripts = true,
  mine,
}: {
  articles?: Article[];
  scripts?: boolean;
  mine?: string;
}) {
  const [chosen, choose] = useState<Article>();
  return (
    <>
      <SizeChoice
        articles={articles}
        chosen={chosen}
        mine={mine}
        onChoose={choose}
        checkedByBrowser={!scripts}
      />
      <code>{chosen?.articleId ?? 'none'}</code>
    </>
  );
}

const row = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
const chosen = () => screen.getByText(/^(none|\d\d\/\d{3})$/).textContent;

it('a size and a height are chosen in two rows and together form one article (§3.1.10)', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(row(/^Размер/).getAllByRole('radio')).toHaveLength(4);
  await user.click(row(/^Размер/).getByRole('radio', { name: '42' }));
  expect(chosen()).toBe('none');
  await user.click(row(/^Рост/).getByRole('radio', { name: '176' }));
  expect(chosen()).toBe('42/176');
  screen.getByRole('radiogroup', { name: 'Рост: 176' });
});

it('pairs of size and height that are sold out or do not exist are marked as such (§3.1.10)', async () => {
  const user = userEvent.setup();
  render(<Example />);
  row(/^Рост/).getByRole('radio', { name: '170' });
  await user.click(row(/^Размер/).getByRole('radio', { name: '44' }));
  await user.click(row(/^Рост/).getByRole('radio', { name: '170, нет в наличии' }));
  expect(chosen()).toBe('44/170');
  expect(screen.getByRole('status').textContent).toContain('Этот размер закончился');
  await user.click(row(/^Размер/).getByRole('radio', { name: '46' }));
  await user.click(row(/^Рост/).getByRole('radio', { name: '176, нет в паре с 46' }));
  expect(chosen()).toBe('none');
  expect(row(/^Размер/).queryByRole('radio', { checked: true })).toBeNull();
  row(/^Рост/).getByRole('radio', { name: '176', checked: true });
  row(/^Размер/).getByRole('radio', { name: '46, нет в паре с 176' });
});

it('arrow keys choose within a row of sizes, and Tab moves to the next row (§3.1.10)', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  await user.keyboard(' ');
  await user.keyboard('{ArrowRight}');
  row(/^Размер/).getByRole('radio', { name: '44', checked: true });
  await user.tab();
  await user.keyboard(' ');
  expect(chosen()).toBe('44/164');
});

it('the shopper’s size is marked in the row of sizes', () => {
  render(<Example mine="44" />);
  expect(
    screen.getAllByRole('radio', { name: /ваш размер/ }).map((chip) => chip.getAttribute('value')),
  ).toEqual(['44']);
});

it.each([
  ['without scripts', { scripts: false }, 11],
  ['for few sizes', { articles: ARTICLES.slice(0, 6) }, 6],
])('sizes form one row of articles %s', (_, props, chips) => {
  render(<Example {...props} />);
  expect(row(/^Размер/).getAllByRole('radio')).toHaveLength(chips);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1);
});

it('goods in one size have no choice of a size, and the form still names the article', () => {
  const bag = { articleId: 'bag', sku: 'bag', size: 'Единый', ...stock('IN_STOCK') };
  const { container, rerender } = render(
    <SizeChoice articles={[bag]} chosen={bag} onChoose={() => {}} checkedByBrowser={false} />,
  );
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByText(/Единый|Размер/)).toBeNull();
  expect(container.querySelector<HTMLInputElement>('input[name="articleId"]')?.value).toBe('bag');
  const gone = { ...bag, ...stock('SOLD_OUT') };
  rerender(<SizeChoice articles={[gone]} chosen={gone} onChoose={() => {}} checkedByBrowser={false} />);
  expect(screen.getByRole('status').textContent).toBe('Закончилось');
});

const stock = (state: Article['state']): Pick<Article, 'state' | 'international' | 'left'> => ({
  state,
  international: null,
  left: null,
});
