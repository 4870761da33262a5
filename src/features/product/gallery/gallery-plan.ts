import { classNames } from '@/lib/ui/class-names';

/**
 * The layout of one picture in the gallery, from 1024 px. On narrower windows all pictures have the same
 * layout.
 */
type Place = 'wall' | 'half' | 'large' | 'small';

/** Classes of each layout, in a grid of six columns. */
const CELL: Record<Place, string> = {
  wall: 'lg:col-span-6',
  half: 'lg:col-span-3',
  large: 'lg:col-span-4 lg:row-span-2',
  // The link is positioned absolutely, so that only the large picture sets the height of the row: two small
  // pictures with their gap would make it a pixel higher.
  small: 'lg:relative lg:col-span-2',
};

/**
 * Width of each layout as a share of the window. That of `wall` is an estimate, because its width follows
 * from the height of the window.
 */
const WIDTH: Record<Place, string> = { wall: '45vw', half: '32vw', large: '42vw', small: '21vw' };

/**
 * Layouts for a number of pictures, which fill the grid without holes: pairs, and if the number is odd, first
 * a large picture with two small ones beside it. One or two pictures take a whole row each: in half a row
 * they would end far above the end of the panel beside them.
 */
export function placesOf(count: number): Place[] {
  if (count <= 2) return new Array<Place>(count).fill('wall');
  const first: Place[] = count % 2 === 1 ? ['large', 'small', 'small'] : [];
  return [...first, ...new Array<Place>(count - first.length).fill('half')];
}

/** Class names and `sizes` of a picture by its layout. */
export function placeAttributes(place: Place) {
  const wall = place === 'wall';
  return {
    cell: CELL[place],
    link: classNames('block', place === 'small' && 'lg:absolute lg:inset-0'),
    picture: classNames(
      'aspect-3/4',
      place === 'small' && 'lg:aspect-auto lg:h-full',
      // The picture is as high as the window allows and is not cropped; its background colour fills the space
      // beside it.
      wall && 'lg:aspect-auto lg:h-[max(560px,100dvh-73px)] lg:object-contain',
    ),
    sizes: `(min-width: 1024px) ${WIDTH[place]}, (min-width: 768px) 52vw, 100vw`,
  };
}
