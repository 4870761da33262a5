import { classNames } from '@/lib/ui/class-names';

/** Layout of a gallery picture from 1024 px. Below that all pictures are alike. */
type Place = 'wall' | 'half' | 'large' | 'small';

/** Classes for a grid of six columns. */
const CELL: Record<Place, string> = {
  wall: 'lg:col-span-6',
  half: 'lg:col-span-3',
  large: 'lg:col-span-4 lg:row-span-2',
  // The link is positioned absolutely, so that only the large picture sets the row height: two small pictures
  // and their gap are a pixel higher.
  small: 'lg:relative lg:col-span-2',
};

/**
 * Width as a share of the window. A `wall` is limited by the height of the window, so its width is an
 * estimate.
 */
const WIDTH: Record<Place, string> = { wall: '45vw', half: '32vw', large: '42vw', small: '21vw' };

/**
 * Fills the grid without holes for any number of pictures: pairs; one large with two small beside it if the number is
 * odd. One or two pictures take a whole row each, because half rows would end long before the panel does.
 */
export function placesOf(count: number): Place[] {
  if (count <= 2) return new Array<Place>(count).fill('wall');
  const first: Place[] = count % 2 === 1 ? ['large', 'small', 'small'] : [];
  return [...first, ...new Array<Place>(count - first.length).fill('half')];
}

/** Attributes of a picture for its place. */
export function placeAttributes(place: Place) {
  const wall = place === 'wall';
  return {
    cell: CELL[place],
    link: classNames('block', place === 'small' && 'lg:absolute lg:inset-0'),
    picture: classNames(
      'aspect-3/4',
      place === 'small' && 'lg:aspect-auto lg:h-full',
      // The picture is as high as the window allows and not cropped; its tint fills the space beside it.
      wall && 'lg:aspect-auto lg:h-[max(560px,100dvh-73px)] lg:object-contain',
    ),
    sizes: `(min-width: 1024px) ${WIDTH[place]}, (min-width: 768px) 52vw, 100vw`,
  };
}
