/** One check of the kit: of an operation, a mistake, a property or a story. */
export type Case = {
  /** The group in the report. */
  group: string;
  title: string;
  /**
   * The operation under test. Undefined if the case is not about one operation; the report then names the
   * called ones.
   */
  operationId?: string | undefined;
  /** Sections of the specification and decisions that demand what the case checks. */
  sources: readonly string[];
  /** Returns remarks. @throws Unmet, Error or a problem if the backend fails the case */
  run(): Promise<Remark[]>;
  /**
   * Makes more calls, whose answers are compared with the earlier ones. A call that is refused here is no
   * failure.
   */
  afterwards?(): Promise<void>;
  /** Time limit in ms. */
  mostMs: number;
};

/** A difference that breaks nothing, such as another wording. */
type Remark = string;
