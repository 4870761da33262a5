import type { OperatorReview, OperatorReviews } from '#contract/client/client.schemas.ts';
import { ReviewRefusalReason, ReviewState, Uuid } from '#contract/zod/zod.schemas.ts';
import type { OperatorClient, OperatorOperation } from '../operator/operator-client.ts';
import { checkOptions } from '../operator/operator-command.ts';
import { choiceOf } from '../operator/read-choice.ts';
import { UsageError } from '../terminal/fail-command.ts';
import { changedLine, listLines, showLines } from './review-lines.ts';

/** The options as typed by the operator. */
export type Values = { state?: string; page?: string; reason?: string; say?: string; nothing?: boolean };

const TAKEN: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: ['state', 'page'],
  complaints: ['page'],
  show: [],
  publish: [],
  refuse: ['reason'],
  answer: ['say', 'nothing'],
};

const CHANGES: Readonly<Record<string, OperatorOperation>> = {
  publish: 'publishReview',
  refuse: 'refuseReview',
  answer: 'answerReview',
};

/**
 * Runs a reviews command through the operator API and returns the lines to print. @throws UsageError,
 * CommandRefused
 */
export async function runReviews(
  client: OperatorClient,
  [name = '', ...words]: readonly string[],
  values: Values,
): Promise<string[]> {
  checkOptions(name, TAKEN[name], values);
  if (name === 'list' || name === 'complaints') {
    if (words.length > 0) throw new UsageError(`${name} does not accept an id.`);
    const { page } = values;
    const state =
      values.state === undefined ? undefined : choiceOf(values.state, 'state', ReviewState.options);
    const query = { state, page, ...(name === 'complaints' && { complained: 'true' }) };
    return listLines(await client<OperatorReviews>('listReviews', { query }));
  }
  const [reviewId = '', ...rest] = words;
  if (rest.length > 0) throw new UsageError('One review id is required.');
  if (reviewId === '') throw new UsageError('The id of one review is required; list shows the ids.');
  if (!Uuid.safeParse(reviewId).success)
    throw new UsageError(`${reviewId} is not a review id; list shows the ids.`);
  const { say, nothing } = values;
  if (name === 'refuse' && values.reason === undefined) throw new UsageError('--reason is required.');
  const reason =
    values.reason === undefined ? undefined : choiceOf(values.reason, 'reason', ReviewRefusalReason.options);
  if (name === 'answer' && (say === undefined) !== (nothing === true))
    throw new UsageError('Either --say or --nothing is required.');
  const seen = await client<OperatorReview>('showReview', { reviewId });
  const change = CHANGES[name];
  if (!change) return showLines(seen);
  const body = {
    version: seen.version,
    ...(reason !== undefined && { reason }),
    ...(name === 'answer' && { text: say ?? null }),
  };
  return [changedLine(await client<OperatorReview>(change, { reviewId, body }))];
}
