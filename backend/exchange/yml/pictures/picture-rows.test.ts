import { expect, test } from 'vitest';
import { picturesOf } from './picture-rows.ts';

const model = { name: 'Пальто' } as Parameters<typeof picturesOf>[0];
const colour = { colour: { name: 'Чёрный' }, pictures: ['a.jpg'] } as unknown as Parameters<
  typeof picturesOf
>[1];
const own = '/pictures/own/0123456789abcdef0123456789abcdef-{width}.{format}';

test.each([
  [2400, [240, 400, 640, 900, 1800]],
  [1799, [240, 400, 640, 900]],
  [500, [240, 400, 640, 900]],
])('an original that is %s px wide is offered in the widths %j', (width, widths) => {
  const [picture] = picturesOf(model, colour, [], () => ({ template: own, tint: '#ffffff', width }));
  expect(picture).toMatchObject({ template: own, widths });
});

test('the placeholder has no file for zooming', () => {
  const [picture] = picturesOf(model, colour, [], () => undefined);
  expect(picture?.widths).toEqual([240, 400, 640, 900]);
});

test('a picture that the shop draws is offered in the widths up to that of the picture in the feed', () => {
  const drawn = '/pictures/0/coat/front/camel-wool-{width}.{format}';
  const [picture] = picturesOf(model, colour, [], () => ({ template: drawn, tint: '#ffffff', width: 640 }));
  expect(picture?.widths).toEqual([240, 400, 640]);
});
