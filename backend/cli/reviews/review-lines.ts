import type { OperatorReview, OperatorReviews, ReviewContent } from '#contract/client/client.schemas.ts';
import { dayInMoscow, timeInMoscow } from '#shared/text/dates.ts';
import { alignedTable } from '../terminal/aligned-table.ts';

const momentOf = (text: string) => {
  const moment = new Date(text);
  return `${dayInMoscow(moment)} ${timeInMoscow(moment)}`;
};

/** Maximum characters of a text's beginning in a list. */
const START = 50;
const startOf = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > START ? `${line.slice(0, START)}…` : line;
};

/** The reviews of a page, and their total number. */
export function listLines({ items, page, totalPages, totalItems }: OperatorReviews): string[] {
  if (items.length === 0) return ['No reviews found.'];
  const rows = items.map((item) => [
    ...[item.id, item.state, momentOf(item.writtenAt), String(item.stars), item.flags.join(',')],
    ...[item.openComplaints > 0 ? String(item.openComplaints) : '', item.productName, startOf(item.text)],
  ]);
  const head = ['ID', 'STATE', 'WRITTEN', 'STARS', 'HELD BY', 'COMPLAINTS', 'PRODUCT', 'TEXT'];
  return [...alignedTable([head, ...rows]), `Page ${page} of ${totalPages}, ${totalItems} reviews.`];
}

/** The details of a review that are needed for a decision. */
export function showLines(review: OperatorReview): string[] {
  const { content, published, complaints, isDemo } = review;
  const facts = [
    ['Review', `${review.id}  ${review.state}${isDemo ? ', of the demo shop' : ''}`],
    ['Product', [review.productName, review.size && `size ${review.size}`].filter(Boolean).join(', ')],
    ['Author', review.author ?? 'not named'],
    ['Written', momentOf(review.writtenAt)],
    ['Held by', review.flags.join(', ')],
    ['Refused', review.refusal ?? ''],
    [
      'Decided',
      review.decidedAt ? `${momentOf(review.decidedAt)}, ${review.decidedBy ?? 'by the rules'}` : '',
    ],
    ['Answered', review.answer ? `${momentOf(review.answer.at)}: ${review.answer.text}` : ''],
    ['Has helped', String(review.helpful)],
  ].filter(([, value]) => value !== '') as [string, string][];
  const isOther = published !== null && JSON.stringify(published) !== JSON.stringify(content);
  return [
    ...alignedTable(facts),
    ...['', ...contentLines(content)],
    ...(isOther ? ['', 'An earlier text is published:', ...contentLines(published)] : []),
    ...(complaints.length > 0
      ? ['', ...alignedTable([['WHEN', 'COMPLAINT', '', ''], ...rowsOf(review)])]
      : []),
  ];
}

const rowsOf = ({ complaints }: OperatorReview) =>
  complaints.map(({ at, reason, comment, isOpen }) => [
    ...[momentOf(at), reason, isOpen ? 'open' : 'settled', comment ?? ''],
  ]);

const contentLines = ({ stars, fit, heightCm, usualSize, text, pros, cons, photos }: ReviewContent) => [
  [`${stars} of 5`, fit, heightCm && `${heightCm} cm`, usualSize && `usually ${usualSize}`]
    .filter(Boolean)
    .join(', '),
  text,
  ...(pros ? [`+ ${pros}`] : []),
  ...(cons ? [`- ${cons}`] : []),
  ...photos.map(({ picture }) => picture.template.replace('{width}', '900').replace('{format}', 'webp')),
];

/** The result of a change. */
export const changedLine = ({ id, state, isShown }: OperatorReview): string =>
  `Review ${id} is ${state}; the product page ${isShown ? 'shows' : 'does not show'} it.`;
