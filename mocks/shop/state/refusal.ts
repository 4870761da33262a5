import type { FieldError, OrderChanges, Problem, ProblemCode } from '#contract/client/client.schemas.ts';
import { problemTitles } from '#shared/web/problem-titles.ts';
import { operations } from '../../contract/contract.ts';

/** Problem documents from the contract's examples, by problem code. */
const problems = new Map<string, Problem>(
  operations
    .flatMap((operation) => operation.answers)
    .filter((answer) => answer.mediaType === 'application/problem+json')
    .flatMap((answer) => answer.examples.map((example) => example.value as Problem))
    .map((problem) => [problem.code, problem]),
);

/** Thrown by an operation of the mock shop to respond with an error. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  readonly title: string;
  readonly order: OrderChanges | undefined;

  constructor(
    code: ProblemCode,
    errors?: FieldError[],
    title: string = problemTitles[code],
    order?: OrderChanges,
  ) {
    super(code);
    this.code = code;
    this.errors = errors;
    this.title = title;
    this.order = order;
  }

  /** The body of the error response: a problem document. */
  problem(requestId: string): Problem {
    const known = problems.get(this.code);
    if (!known) throw new Error(`The contract has no example of ${this.code}`);
    const { errors: _errors, order: _order, ...problem } = known;
    return {
      ...problem,
      title: this.title,
      requestId,
      ...(this.errors && { errors: this.errors }),
      ...(this.order && { order: this.order }),
    };
  }
}
