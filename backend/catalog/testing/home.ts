import type { HomeContent, SceneCuts, SceneSource } from '../../domain/tables/content-types.ts';

/** A scene of the small shop by its name. */
export function testScene(name: string): SceneSource {
  return {
    template: `/pictures/0/scenes/${name}-{width}.{format}`,
    widths: [640, 960],
    width: 960,
    height: 640,
    alt: '',
    tint: '#dcd8d0',
  };
}

export const testCuts = (name: string): SceneCuts => ({
  wide: testScene(`${name}-wide`),
  narrow: testScene(`${name}-narrow`),
});

/** Editors' home page content for the small shop. */
export const testHome = (): HomeContent => ({
  hero: {
    title: 'Пальто на всю зиму',
    text: 'Плотная шерсть и прямой крой.',
    link: { label: 'Смотреть верхнюю одежду', path: '/zhenshchinam/verkhnyaya-odezhda' },
    scene: testCuts('hero'),
  },
  sections: [
    {
      kind: 'product-row',
      title: 'Новинки недели',
      link: { label: 'Все новинки', path: '/novinki' },
      productUrls: ['plate-midi-izumrud', 'svitshot-molochnyy'],
    },
    {
      kind: 'story',
      title: 'Трикотаж',
      text: 'Мягкая вязка греет и не мешает.',
      link: { label: 'Свитеры', path: '/zhenshchinam/svitery' },
      scene: testScene('story-knitwear'),
      productUrl: 'svitshot-molochnyy',
    },
    {
      kind: 'departments',
      title: 'Отделы',
      departments: [
        { path: 'zhenshchinam', picture: testScene('department-women') },
        { path: 'muzhchinam', picture: testScene('department-men') },
      ].map(({ path, picture: { width: _w, height: _h, ...picture } }) => ({ path, picture })),
    },
    {
      kind: 'services',
      title: 'Услуги',
      services: [{ title: 'Примерка', text: 'Примерьте перед покупкой.' }],
    },
  ],
});
