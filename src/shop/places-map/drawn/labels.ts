import type { Mark } from '../parts/marks';
import { MARGIN, type ScreenPoint, type Size, toScreen, type View } from '../parts/view';

/** Where the text begins (at the right of its mark) or ends (at the left of it), and its middle line, in px. */
type Label = ScreenPoint & { text: string; side: 'right' | 'left' };
type Box = { left: number; right: number; top: number; bottom: number };

/** Of a letter and of a line, in px, a little more than they are. */
const LETTER = 8;
const HALF_LINE = 12;
/** Half of a mark, and from its middle to its label. */
const HALF_MARK = 15;
const BESIDE = 20;

/** Landmarks beside single places, as many as fit without covering marks or each other. */
export function labelsOf(marks: readonly Mark[], view: View, size: Size): Label[] {
  const taken = marks.map(({ at }) => boxOfMark(toScreen(view, size, at)));
  // The buttons over the map would cover what stands at its right edge.
  const isFree = (box: Box) =>
    box.left >= 0 && box.right <= size.width - MARGIN.around && !taken.some((other) => overlap(box, other));
  const labels: Label[] = [];
  for (const { at, places } of marks) {
    const text = places.length === 1 && shortened(places[0].landmark);
    if (!text) continue;
    const { left, top } = toScreen(view, size, at);
    const width = text.length * LETTER;
    const lines = { top: top - HALF_LINE, bottom: top + HALF_LINE };
    const right = { ...lines, left: left + BESIDE, right: left + BESIDE + width };
    const other = { ...lines, left: left - BESIDE - width, right: left - BESIDE };
    const box = [right, other].find(isFree);
    if (!box) continue;
    taken.push(box);
    labels.push(
      box === right
        ? { text, top, left: box.left, side: 'right' }
        : { text, top, left: box.right, side: 'left' },
    );
  }
  return labels;
}

/** «Метро «Динамо», 5 минут» is «Динамо» on a map; what is not the name of a station is too long for one. */
const shortened = (landmark: string | null) => /метро «([^»]+)»/i.exec(landmark ?? '')?.[1];

const boxOfMark = ({ left, top }: ScreenPoint): Box => ({
  left: left - HALF_MARK,
  right: left + HALF_MARK,
  top: top - HALF_MARK,
  bottom: top + HALF_MARK,
});
const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
