import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getHome, type Home } from '@/lib/api';
import { InRouter } from '@/testing/in-router';
import { HomeScreen } from './home-screen';

let home: Home;
beforeEach(async () => {
  home = await getHome();
});

const show = (changes: Partial<Home> = {}) =>
  render(
    <HomeScreen
      {...home}
      {...changes}
      renderLook={({ products }) => <p>Вещей: {products.length}</p>}
      renderRow={({ title, products }) => (
        <h2>
          {title}: {products.length}
        </h2>
      )}
    />,
    { wrapper: InRouter },
  );

test('the home page has one h1, then every section that the editors wrote, in their order (§2.1.2)', () => {
  show();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    home.hero?.title,
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent ?? '');
  expect(headings).toEqual(
    home.sections.map((section) =>
      section.kind === 'product-row' ? `${section.title}: ${section.products.length}` : section.title,
    ),
  );
});

test('without a hero, the h1 is the name of the shop', () => {
  show({ hero: null });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Витрина',
  ]);
});

test('a promotion links to its page and shows its last day; a promotion without an end shows no date', () => {
  const promotions = home.sections.filter((section) => section.kind === 'promotions');
  const [campaign] = promotions.flatMap((section) => section.campaigns);
  if (!campaign) throw new Error('The example has no promotion');
  show({
    sections: [
      {
        kind: 'promotions',
        title: 'Акции',
        campaigns: [
          { ...campaign, endsAt: '2026-12-31' },
          { ...campaign, title: 'Без срока', path: 'aktsii/bez-sroka', endsAt: null },
        ],
      },
    ],
  });
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('The test needs two promotions');
  expect(within(first).getByRole('link').getAttribute('href')).toBe(`/${campaign.path}`);
  expect(first.querySelector('time')?.textContent).toBe('31\u00a0декабря');
  expect(second.querySelector('time')).toBeNull();
});

test('an outfit shows its goods beside its picture', () => {
  const look = home.sections.find((section) => section.kind === 'look');
  if (!look) throw new Error('The example has no look');
  show({ hero: null, sections: [look] });
  expect(screen.getByText(`Вещей: ${look.products.length}`)).toBeDefined();
});
