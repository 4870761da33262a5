/** What the kit checks: one operation, one mistake, one property or one story. */
export type Case = {
  /** Part of the report that it belongs to. */
  group: string;
  title: string;
  /** The operation that it is about; those it called if it is about none. */
  operationId?: string | undefined;
  /** Sections of the specification and decisions that it comes from. */
  sources: readonly string[];
  /** @throws Unmet, Error or a problem when the backend fails it */
  run(): Promise<Remark[]>;
  /** Asks for more to compare; what it cannot ask is no fault. */
  afterwards?(): Promise<void>;
  /** The most time it may take, in ms. */
  mostMs: number;
};

/** A difference that breaks nothing: another wording, for example. */
type Remark = string;
