import { GridLines, GridWords } from './grid.tsx';
import { roundSteps } from './scale.ts';
import { useWidth } from './use-width.ts';

type Line = { name: string; values: readonly number[]; isFaint?: boolean };

type LinePlotProps = {
  /** What the plot says, for screen readers. */
  label: string;
  /** How many steps the whole width has. */
  steps: number;
  lines: readonly Line[];
  stepName(step: number): string;
  format(value: number): string;
};

const HEIGHT = 200;
const TOP = 20;
const FOOT = 24;
/** A step of the lower edge has its name when there is this much room, in px. */
const NAME_WIDTH = 72;

/** Lines that grow from nothing. Each value stands at the end of its step. */
export function LinePlot({ label, steps, lines, stepName, format }: LinePlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const marks = roundSteps(Math.max(...lines.flatMap(({ values }) => values)));
  const most = marks.at(-1) || 1;
  const yOf = (value: number) => Math.round(HEIGHT - FOOT - (value / most) * (HEIGHT - FOOT - TOP));
  const xOf = (step: number) => (step / steps) * width;
  const named = [3, 6, 12].find((each) => (width / steps) * each >= NAME_WIDTH) ?? steps;
  return (
    <div ref={ref}>
      <svg role="img" aria-label={label} width={width} height={HEIGHT} className="plot-drawing">
        <GridLines values={marks} yOf={yOf} width={width} />
        {Array.from({ length: Math.floor(steps / named) + 1 }, (_, place) => place * named).map((step) => (
          <text
            key={step}
            className="plot-word"
            x={xOf(step)}
            y={HEIGHT - 6}
            textAnchor={step === 0 ? 'start' : step === steps ? 'end' : 'middle'}
          >
            {stepName(step)}
          </text>
        ))}
        {lines.map(({ name, values, isFaint }) => (
          <path
            key={name}
            className={isFaint ? 'plot-line-faint' : 'plot-line'}
            d={`M0 ${yOf(0)}${values.map((value, step) => `L${xOf(step + 1)} ${yOf(value)}`).join('')}`}
          />
        ))}
        <GridWords values={marks} yOf={yOf} format={format} />
      </svg>
      <ul className="plot-legend">
        {lines.toReversed().map(({ name, isFaint }) => (
          <li key={name}>
            <svg aria-hidden="true" width={24} height={8}>
              <path className={isFaint ? 'plot-line-faint' : 'plot-line'} d="M0 4H24" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
