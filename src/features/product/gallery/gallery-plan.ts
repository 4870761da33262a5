import { classNames } from '@/lib/ui/class-names';

/** How a picture of the gallery is laid from 1024 px on. Below, all are alike. */
type Place = 'wall' | 'half' | 'large' | 'small';

/** Classes on a grid of six columns. */
const CELL: Record<Place, string> = {
  wall: 'lg:col-span-6',
  half: 'lg:col-span-3',
  large: 'lg:col-span-4 lg:row-span-2',
  // The large one alone makes the height, which is not quite twice that of a small one: the gaps leave a pixel over.
  small: 'lg:relative lg:col-span-2',
};

/** Width in the window. A wall is no wider than it is high, so its share is guessed. */
const WIDTH: Record<Place, string> = { wall: '45vw', half: '32vw', large: '42vw', small: '21vw' };

/**
 * A composition without holes for any number of pictures: pairs; a large one with two beside it when the number is odd;
 * one or two take a whole wall each, because halves of a window would end long before the panel does.
 */
export function placesOf(count: number): Place[] {
  if (count <= 2) return new Array<Place>(count).fill('wall');
  const first: Place[] = count % 2 === 1 ? ['large', 'small', 'small'] : [];
  return [...first, ...new Array<Place>(count - first.length).fill('half')];
}

/** What one picture needs to stand in its place. */
export function placeAttributes(place: Place) {
  const wall = place === 'wall';
  return {
    cell: CELL[place],
    link: classNames('block', place === 'small' && 'lg:absolute lg:inset-0'),
    picture: classNames(
      'aspect-3/4',
      place === 'small' && 'lg:aspect-auto lg:h-full',
      // As high as the window leaves room for, whole, on its own tint.
      wall && 'lg:aspect-auto lg:h-[max(560px,100dvh-73px)] lg:object-contain',
    ),
    sizes: `(min-width: 1024px) ${WIDTH[place]}, (min-width: 768px) 52vw, 100vw`,
  };
}
