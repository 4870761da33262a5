/**
 * One test of a backend by the conformance kit. It covers an operation, a mistake in a call, a property that
 * must always hold, or a story.
 */
export type Case = {
  /** Name of the group in which the report lists the case. */
  group: string;
  title: string;
  /**
   * Id of the tested operation. Undefined if the case tests several; the report then lists the operations
   * that were called.
   */
  operationId?: string | undefined;
  /** Sections of the specification and decisions that require the tested behaviour. */
  sources: readonly string[];
  /**
   * Runs the case. Returns remarks about differences that are no failure.
   * @throws Unmet, Error or a problem if the backend fails the case.
   */
  run(): Promise<Remark[]>;
  /**
   * Repeats calls; their responses must not contradict the earlier ones. If a call is refused, the case does
   * not fail.
   */
  afterwards?(): Promise<void>;
  /** Time limit of the case, in ms. */
  mostMs: number;
  /** How the case counts if it exceeds its time limit. */
  ifTooLong: 'failed' | 'not run';
};

/**
 * A sentence about a difference from the expected behaviour that is not a failure, such as another wording.
 */
type Remark = string;
