import { randomUUID } from 'node:crypto';
import type { Problem, ProblemCode } from '#contract/client/client.schemas.ts';
import { operations, operatorRoles } from '#contract/operations.ts';
import { CommandRefused } from '../../platform/command-refused.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { say, spoken, term } from '../terminal/say.ts';

type Asked = {
  orderId?: string;
  paymentId?: string;
  refundId?: string;
  reviewId?: string;
  query?: Record<string, string | undefined>;
  /** The value of the `Idempotency-Key` header, for operations that require one. */
  key?: string;
  body?: object;
};

/** Id of an operation that only operators may call. */
export type OperatorOperation = keyof typeof operatorRoles;

/**
 * Function that calls an operation of the operator API.
 * @throws CommandRefused with a message for the operator
 */
export type OperatorClient = <Answer>(id: OperatorOperation, asked?: Asked) => Promise<Answer>;

/**
 * Thrown if the shop did not respond, or responded with a server error. The shop may or may not have carried
 * out the request.
 */
export class AnswerLost extends CommandRefused {}

/**
 * Messages for operators by problem code. They replace the titles of the shop's problem responses, which are
 * written for shoppers.
 */
export const REFUSALS: Readonly<Partial<Record<ProblemCode, string>>> = {
  UNAUTHORIZED: 'The token is unknown or was revoked.',
  NOT_FOUND: 'The order, refund, review or page does not exist.',
  ORDER_STEP_REFUSED:
    "The order's state does not allow that, or another operator has changed the order. Look at it again with show.",
  REFUND_STEP_REFUSED:
    "The refund's state does not allow that, or the refund was changed. Look at it again with show.",
  REVIEW_STEP_REFUSED:
    "The review's state does not allow that, or the review was changed. Look at it again with show.",
  REFUND_NOT_POSSIBLE: 'Less than that was paid, or it was already refunded.',
  REFUND_NOT_OFFERED: 'Nothing of this order can be returned now.',
  IDEMPOTENCY_KEY_REUSED: 'Another return was made with this key.',
};

type Variables = Record<string, string | undefined>;

/**
 * Creates a client of the operator API.
 * @throws StartupError if the URL of the shop or the token is not configured
 */
export function operatorClient(variables: Variables, send: typeof fetch = fetch): OperatorClient {
  const { OPERATOR_URL, OPERATOR_PORT, OPERATOR_TOKEN } = variables;
  const base = OPERATOR_URL || (OPERATOR_PORT ? `http://127.0.0.1:${OPERATOR_PORT}` : '');
  if (!URL.canParse(base))
    throw new StartupError(
      'Set OPERATOR_URL or OPERATOR_PORT to the address where the shop serves operators.',
    );
  if (!OPERATOR_TOKEN)
    throw new StartupError('Set OPERATOR_TOKEN to the token of an operator (npm run operators -- add).');
  return async <Answer>(id: OperatorOperation, { query = {}, body, key, ...ids }: Asked = {}) => {
    const { method, path } = operations[id];
    const url = new URL(
      path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name as keyof typeof ids] ?? ''),
      base,
    );
    for (const [name, value] of Object.entries({ site: 'ru', ...query }))
      if (value !== undefined) url.searchParams.set(name, value);
    const headers = {
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      'x-request-id': randomUUID(),
      'x-requested-from': 'server',
      'x-site-id': 'ru',
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const request = { method: method.toUpperCase(), headers, body: body ? JSON.stringify(body) : null };
    const response = await send(url, request).catch(() => {
      throw new AnswerLost(`The shop does not serve operators at ${url.origin}.`);
    });
    if (!response.ok) throw await refusalOf(id, response, body);
    return (await response.json()) as Answer;
  };
}

async function refusalOf(
  id: OperatorOperation,
  response: Response,
  body: object | undefined,
): Promise<CommandRefused> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const fields = (problem.errors ?? []).map((wrong) => {
    const message = wrong.message.replaceAll('\u00a0', ' ').replace(/[.!?]?$/, '.');
    return `  ${fieldName(wrong.pointer, body)}: ${message}`;
  });
  if (fields.length > 0) return new CommandRefused(['The shop refuses that.', ...fields].join('\n'));
  const { code, title } = problem;
  if (code === 'FORBIDDEN')
    return new CommandRefused(
      `The role of this token does not allow that. Roles that do: ${operatorRoles[id].join(', ')}.`,
    );
  const isKnown = code !== undefined && Object.hasOwn(REFUSALS, code);
  const sentence =
    (isKnown ? REFUSALS[code] : undefined) ??
    (title ? `${title.replaceAll('\u00a0', ' ')}.` : `The shop answered ${response.status}.`);
  return response.status >= 500 ? new AnswerLost(sentence) : new CommandRefused(sentence);
}

/**
 * Names of the command-line options. The key is the request field that the option sets; error messages about
 * the field name the option.
 */
const OPTIONS: Readonly<Record<string, string>> = {
  payBy: '--pay',
  paidBy: '--paid',
  byHand: '--by-hand',
  storeCode: '--store',
  instructions: '--say',
  text: '--say',
  number: '--track',
  carrier: '--carrier',
  reason: '--reason',
  sum: '--sum',
  codes: '--code',
  missing: '--missing',
  kept: '--kept',
  state: '--state',
  search: '--search',
  page: '--page',
  dueUntil: '--due',
  from: '--from',
  to: '--to',
};

/**
 * Converts the JSON pointer of a request field to what the person at the command line calls it: `--pay`,
 * «строка 2, годных».
 */
function fieldName(pointer: string, body: object | undefined): string {
  const keys = pointer.split('/').filter((key) => key !== '');
  let value: unknown = body;
  const names: string[] = [];
  for (const key of keys) {
    value = typeof value === 'object' && value !== null ? value[key as keyof typeof value] : undefined;
    const position = typeof value === 'object' && value !== null && 'position' in value && value.position;
    if (typeof position === 'number') names.push(say`line ${position + 1}`);
    else if (!/^\d+$/.test(key) && key !== 'lines') names.push(OPTIONS[key] ?? nameOf(key));
  }
  return names.join(', ') || pointer || term('the call');
}

/** The Russian name of a field that has no command-line option. Falls back to the name in the contract. */
const nameOf = (key: string) => (spoken() === 'ru' ? term(`field ${key}`).replace(/^field /, '') : key);
