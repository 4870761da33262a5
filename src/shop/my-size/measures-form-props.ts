import type { Measure, Wearer } from '#shared/goods/my-size.ts';

export type MeasuresFormProps = {
  wearer: Wearer;
  /** The measures to ask for. */
  measures: readonly Measure[];
};
