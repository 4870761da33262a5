import { armFall, type HangerFit } from './hanger-fit.ts';

/** A hanger in a scene. All lengths and positions are pixels of the scene. */
export type Hanger = HangerFit & {
  /** Vertical position of the centre of the rail on which the hook hangs. */
  rail: number;
  /**
   * Vertical distance from the rail to the arms of the hanger. It is the same for all hangers of a scene and
   * determines the size of their hooks.
   */
  drop: number;
  /** Angle in degrees by which the hanger is rotated about the rail. */
  turn: number;
  /** Whether the hanger has a lower bar, for trousers. */
  bar: boolean;
};

const STEEL = '#5b564f';
const STEEL_LIGHT = '#8f887d';
const WOOD = '#8a6a47';
const WOOD_LIGHT = '#b8936a';
const WOOD_DARK = '#6b5035';

const turned = ({ turn, x, rail }: Hanger, drawing: string) =>
  turn === 0 ? drawing : `<g transform="rotate(${turn} ${x} ${rail})">${drawing}</g>`;

const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** SVG of the tip of the hook, which is drawn behind the rail. */
export function hookTip(hanger: Hanger): string {
  const { x, rail, drop } = hanger;
  const k = drop / 62;
  return turned(
    hanger,
    stroke(
      `M${x} ${rail - 13 * k} C${x - 9 * k} ${rail - 13 * k} ${x - 13 * k} ${rail - 8 * k} ${x - 13 * k} ${rail + 3 * k}`,
      STEEL,
      4 * k,
    ),
  );
}

/** SVG of the parts of a hanger in front of the rail: hook, arms and clips. */
export function hangerFront(hanger: Hanger): string {
  const { x, y, rail, drop, span, wood, bar, clips } = hanger;
  const k = drop / 62;
  const hook = `M${x} ${y + wood * 0.2} L${x} ${rail + 34 * k} C${x} ${rail + 18 * k} ${x + 15.5 * k} ${rail + 20 * k} ${x + 14.5 * k} ${rail + 1 * k} C${x + 13.5 * k} ${rail - 9 * k} ${x + 7 * k} ${rail - 13 * k} ${x} ${rail - 13 * k}`;
  const metal = stroke(hook, STEEL, 4 * k) + stroke(hook, STEEL_LIGHT, 1.2 * k);
  if (clips.length > 0) return turned(hanger, metal + clippedBar(hanger, k));
  const arms = line(x, y, span, 0);
  const light = line(x, y, span * 0.97, -wood * 0.26);
  const dark = line(x, y, span * 0.97, wood * 0.3);
  const end = y + armFall(span, span);
  const lower = bar
    ? stroke(`M${x - span * 0.94} ${end} L${x + span * 0.94} ${end}`, WOOD_DARK, wood * 0.42) +
      stroke(
        `M${x - span * 0.94} ${end - wood * 0.08} L${x + span * 0.94} ${end - wood * 0.08}`,
        WOOD,
        wood * 0.24,
      )
    : '';
  return turned(
    hanger,
    lower +
      stroke(arms, WOOD, wood) +
      stroke(dark, WOOD_DARK, wood * 0.24) +
      stroke(light, WOOD_LIGHT, wood * 0.22) +
      metal +
      stroke(`M${x} ${y - wood * 0.2} L${x} ${y - wood * 0.75}`, STEEL, 6.4 * k),
  );
}

/** The points of a line along both arms of a hanger, in the format of SVG. */
function line(x: number, y: number, span: number, lower: number): string {
  const points: string[] = [];
  for (let step = -16; step <= 16; step += 1) {
    const out = (span * step) / 16;
    points.push(`${(x + out).toFixed(1)} ${(y + armFall(out, span) + lower).toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

function clippedBar({ x, y, span, wood, clips }: Hanger, k: number): string {
  const rod = `M${x - span} ${y} L${x + span} ${y}`;
  const bite = 15 * k;
  const wide = 13 * k;
  return (
    stroke(rod, STEEL, 4.6 * k) +
    stroke(`M${x - span} ${y - k} L${x + span} ${y - k}`, STEEL_LIGHT, 1.3 * k) +
    clips
      .map((clip) => {
        const top = y - wood * 0.3;
        const bottom = clip.y + bite;
        return (
          `<rect x="${clip.x - wide / 2}" y="${top}" width="${wide}" height="${bottom - top}" rx="${1.6 * k}" fill="#2a2826"/>` +
          `<rect x="${clip.x - wide / 2 + 1.4 * k}" y="${top + 1.4 * k}" width="${1.6 * k}" height="${bottom - top - 2.8 * k}" fill="#77716a"/>`
        );
      })
      .join('')
  );
}
