import { expect, test } from 'vitest';
import type { ListingNode } from '../catalog/cached/listing-nodes.ts';
import { testCuts, testScene } from '../catalog/testing/home.ts';
import type { HomeSectionContent } from '../domain/tables/content-types.ts';
import { type HomeGoods, toSection } from './home-sections.ts';

function listing(path: string, endsAt: string | null): ListingNode {
  return {
    id: path,
    parentId: null,
    path,
    name: path,
    kind: 'promotion',
    ordinal: 1,
    isInMenu: false,
    landing: { text: '', scene: null, terms: null, startsAt: null, endsAt },
    tile: null,
    timedTiles: null,
    feature: null,
  };
}

const goods: HomeGoods = {
  cards: new Map(),
  nodes: [
    listing('aktsii/idyot', '2026-11-30'),
    listing('aktsii/proshla', '2026-11-20'),
    listing('sumki', null),
  ],
  counts: new Map([['sumki', 7]]),
  now: new Date('2026-11-21T09:00:00Z'),
};

const campaign = (path: string) => ({ title: path, text: '', path, picture: testScene('band') });
const promotions = (...paths: string[]): HomeSectionContent => ({
  kind: 'promotions',
  title: 'Акции',
  campaigns: paths.map(campaign),
});

test('the home page announces promotions with their last day, and leaves out promotions that are closed or deleted', () => {
  expect(toSection(promotions('aktsii/proshla', 'aktsii/idyot', 'aktsii/net', 'sumki'), goods)).toMatchObject(
    {
      campaigns: [
        { path: 'aktsii/idyot', endsAt: '2026-11-30' },
        { path: 'sumki', endsAt: null },
      ],
    },
  );
  expect(toSection(promotions('aktsii/proshla'), goods)).toBeNull();
});

test('the home page leaves out a section that links to a closed promotion', () => {
  const story = (path: string): HomeSectionContent => ({
    kind: 'story',
    title: 'Рассказ',
    text: '',
    link: { label: 'Смотреть', path },
    scene: testScene('story'),
    productUrl: null,
  });
  expect(toSection(story('/aktsii/proshla?sort=new'), goods)).toBeNull();
  expect(toSection(story('/aktsii/idyot'), goods)).toMatchObject({ kind: 'story', picture: null });
});

test('the home page shows departments with the number of their models, and leaves out unknown departments', () => {
  const picture = { template: '{width}.{format}', widths: [240], alt: '', tint: '#e4e2dd' };
  const departments = (...paths: string[]): HomeSectionContent => ({
    kind: 'departments',
    title: 'Разделы',
    departments: paths.map((path) => ({ path, picture })),
  });
  expect(toSection(departments('sumki', 'zonty'), goods)).toMatchObject({
    departments: [{ category: { path: 'sumki', productCount: 7 }, picture }],
  });
  expect(toSection(departments('zonty'), goods)).toBeNull();
});

test('the home page leaves out an outfit if none of its goods is available', () => {
  const look: HomeSectionContent = {
    kind: 'look',
    title: 'Образ',
    scene: testCuts('look'),
    productUrls: ['net'],
  };
  expect(toSection(look, goods)).toBeNull();
});
