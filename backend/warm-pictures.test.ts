import { expect, test } from 'vitest';
import type { Home } from '#contract/client/client.schemas.ts';
import { cardPictures, homeScenes } from './warm-pictures.ts';

const scene = (name: string, widths: number[]) => ({
  template: `/pictures/0/scenes/${name}-{width}.{format}`,
  widths,
  width: 1280,
  height: 1600,
  alt: '',
  tint: '#dcd8d0',
});
const link = { label: 'Все новинки', path: '/novinki' };

const home: Home = {
  hero: {
    title: 'Зима',
    text: 'Пальто',
    link,
    scene: { wide: scene('wide', [960, 1440, 1920]), narrow: scene('narrow', [640, 800, 960, 1280]) },
  },
  sections: [
    {
      kind: 'collections',
      title: 'Коллекции',
      campaigns: [
        { title: 'Офис', text: '', path: 'ofis', picture: scene('office', [400, 640]), endsAt: null },
      ],
    },
    { kind: 'story', title: 'Трикотаж', text: '', link, scene: scene('story', [400, 640]), picture: null },
    { kind: 'services', title: 'Услуги', services: [] },
  ],
};

test('the home page pictures to draw in advance are the files that laptops and phones load, from the top of the page down', () => {
  expect(homeScenes(home).map((address) => address.slice('/pictures/0/scenes/'.length))).toEqual([
    'wide-1440.avif',
    // Phones load this file whether their screen is 2x or 3x, because a picture for 2x is good enough at 3x.
    'narrow-800.avif',
    'office-400.avif',
    'office-640.avif',
    // All files are narrower than needed, so the widest one is listed, and only once.
    'story-640.avif',
  ]);
});

test('without scenes on the home page, no pictures are drawn for it', () => {
  expect(homeScenes({ hero: null, sections: [] })).toEqual([]);
});

test('the card pictures drawn in advance are the files for laptops and phones, each once, grouped by colour', () => {
  const cover = (name: string) => scene(name, [240, 400, 640, 900]);
  expect(
    cardPictures([cover('coat'), cover('tee'), cover('coat')]).map((address) => address.split('/').at(-1)),
  ).toEqual(['coat-400.avif', 'coat-640.avif', 'tee-400.avif', 'tee-640.avif']);
});
