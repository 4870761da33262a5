type LinesProps = {
  values: readonly number[];
  /** The place of a value from the top, in px. */
  yOf(value: number): number;
  width: number;
};

/** Horizontal lines at some values, the lowest one dark. */
export const GridLines = ({ values, yOf, width }: LinesProps) =>
  values.map((value) => (
    <line
      key={value}
      className={value === 0 ? 'plot-base' : 'plot-grid'}
      x1={0}
      x2={width}
      y1={yOf(value) + 0.5}
      y2={yOf(value) + 0.5}
    />
  ));

type WordsProps = Omit<LinesProps, 'width'> & { format(value: number): string };

/** The values of the lines. They are drawn last, so that nothing covers them. */
export const GridWords = ({ values, yOf, format }: WordsProps) =>
  values
    .filter((value) => value > 0)
    .map((value) => (
      <text key={value} className="plot-word" x={0} y={yOf(value) - 4}>
        {format(value)}
      </text>
    ));
