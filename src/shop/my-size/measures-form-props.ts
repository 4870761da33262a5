import type { Measure, Wearer } from '#shared/goods/my-size.ts';

export type MeasuresFormProps = {
  wearer: Wearer;
  /** Which body measurements to ask for. */
  measures: readonly Measure[];
};
