/** One check of the conformance kit: of an operation, a mistake, a property or a story. */
export type Case = {
  /** The group in the report. */
  group: string;
  title: string;
  /**
   * The operation under test. Undefined if the case is not about one operation; the report then names the
   * operations that were called.
   */
  operationId?: string | undefined;
  /** Sections of the specification, and decisions, that require the checked behaviour. */
  sources: readonly string[];
  /**
   * Runs the case and returns its remarks.
   * @throws Unmet, Error or a problem if the backend fails the case
   */
  run(): Promise<Remark[]>;
  /**
   * Makes more calls, whose answers are compared with the earlier answers. A call that is refused does not
   * make the case fail.
   */
  afterwards?(): Promise<void>;
  /** Time limit of the case in ms. */
  mostMs: number;
  /** The outcome of the case if its time limit ends it. */
  ifTooLong: 'failed' | 'not run';
};

/** A difference from the expected behaviour that is not a failure, such as another wording. */
type Remark = string;
