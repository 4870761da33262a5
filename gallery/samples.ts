import type { SceneSource } from '@/lib/ui/pictures/picture';

/** Texts that are hard to lay out. */
export const LONG_WORD =
  'Водо\u00adоттал\u00adкива\u00adющий противо\u00adмоскит\u00adный комбинезон-трансформер';
export const LONG_NAME =
  'Двубортное пальто из\u00a0шерсти мериносов с\u00a0английским воротником, съёмным поясом и\u00a0утеплённой подкладкой из\u00a0вискозы, удлинённое';

export const picture = (colour: string, alt: string) => ({
  template: `/sample/tall-${colour}-{width}.{format}`,
  widths: [320, 640, 960],
  alt,
  tint: '#e4e2dd',
});

export const missingPicture = {
  template: '/sample/missing-{width}.{format}',
  widths: [320, 640],
  alt: 'Пальто спереди',
  tint: '#e9e6e0',
};

export const scene: { wide: SceneSource; narrow: SceneSource } = {
  wide: {
    template: '/sample/wide-c9a27a-{width}.{format}',
    widths: [720, 1440],
    width: 1440,
    height: 790,
    alt: 'Пальто на\u00a0стене',
    tint: '#e4e2dd',
  },
  narrow: {
    template: '/sample/tall-c9a27a-{width}.{format}',
    widths: [320, 640],
    width: 900,
    height: 1200,
    alt: 'Пальто на\u00a0стене',
    tint: '#e4e2dd',
  },
};

export const COLOURS = [
  { name: 'Бежевый', hex: '#c9a27a' },
  { name: 'Чёрный', hex: '#1d1c1b' },
  { name: 'Белый', hex: '#f7f6f3' },
  { name: 'Серый', hex: '#8f8f8f' },
  { name: 'Хаки', hex: '#5c5c48' },
  { name: 'Синий', hex: '#26344f' },
  { name: 'Тёмно-зелёный', hex: '#23402f' },
  { name: 'Пыльно-розовый меланж', hex: '#d3aeb1' },
];
