import { GridLines, GridWords } from './grid.tsx';
import { roundSteps } from './scale.ts';
import { useWidth } from './use-width.ts';

type Bar = { name: string; short: string; value: number; isStrong?: boolean };

type BarPlotProps = {
  /** What the plot says, for screen readers. */
  label: string;
  bars: readonly Bar[];
  format(value: number): string;
};

const HEIGHT = 200;
const TOP = 20;
const FOOT = 24;
/** The part of its place that a bar fills. */
const FILLED = 0.64;

/** Bars beside one another, each with its name below. */
export function BarPlot({ label, bars, format }: BarPlotProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const marks = roundSteps(Math.max(...bars.map(({ value }) => value)));
  const most = marks.at(-1) || 1;
  const yOf = (value: number) => Math.round(HEIGHT - FOOT - (value / most) * (HEIGHT - FOOT - TOP));
  const place = width / bars.length;
  const breadth = Math.max(1, Math.round(place * FILLED));
  return (
    <div ref={ref}>
      <svg role="img" aria-label={label} width={width} height={HEIGHT} className="plot-drawing">
        <GridLines values={marks} yOf={yOf} width={width} />
        {bars.map(({ name, short, value, isStrong }, at) => {
          const middle = (at + 0.5) * place;
          return (
            <g key={name}>
              <title>{`${name}: ${format(value)}`}</title>
              <rect
                className={isStrong ? 'plot-bar-strong' : 'plot-bar'}
                x={Math.round(middle - breadth / 2)}
                y={yOf(value)}
                width={breadth}
                height={Math.max(0, yOf(0) - yOf(value))}
              />
              <text className="plot-word" x={middle} y={HEIGHT - 6} textAnchor="middle">
                {short}
              </text>
            </g>
          );
        })}
        <GridWords values={marks} yOf={yOf} format={format} />
      </svg>
    </div>
  );
}
