import type { OperatorReview, OperatorReviews, ReviewContent } from '#contract/client/client.schemas.ts';
import { alignedTable } from '../terminal/aligned-table.ts';
import { momentText } from '../terminal/moments.ts';
import { say, term } from '../terminal/say.ts';

/** How many characters of a review's text a list shows. */
const START = 50;
const startOf = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > START ? `${line.slice(0, START)}…` : line;
};

/** Formats a page of reviews and the total number of reviews as lines of text. */
export function listLines({ items, page, totalPages, totalItems }: OperatorReviews): string[] {
  if (items.length === 0) return [say`No reviews found.`];
  const rows = items.map((item) => [
    ...[item.id, term(item.state), momentText(item.writtenAt), String(item.stars)],
    ...[item.flags.map(term).join(', ')],
    ...[item.openComplaints > 0 ? String(item.openComplaints) : '', item.productName, startOf(item.text)],
  ]);
  const head = ['ID', 'STATE', 'WRITTEN', 'STARS', 'HELD BY', 'COMPLAINTS', 'PRODUCT', 'TEXT'].map(term);
  return [...alignedTable([head, ...rows]), say`Page ${page} of ${totalPages}, ${totalItems} reviews.`];
}

/** Formats the details of a review that an operator needs for a decision, as lines of text. */
export function showLines(review: OperatorReview): string[] {
  const { content, published, complaints, isDemo } = review;
  const state = `${review.id}  ${term(review.state)}`;
  const facts = [
    ['Review', isDemo ? say`${state}, of the demo shop` : state],
    ['Product', [review.productName, review.size && say`size ${review.size}`].filter(Boolean).join(', ')],
    ['Author', review.author ?? say`not named`],
    ['Written', momentText(review.writtenAt)],
    ['Held by', review.flags.map(term).join(', ')],
    ['Refused', term(review.refusal ?? '')],
    [
      'Decided',
      review.decidedAt ? `${momentText(review.decidedAt)}, ${review.decidedBy ?? say`by the rules`}` : '',
    ],
    ['Answered', review.answer ? `${momentText(review.answer.at)}: ${review.answer.text}` : ''],
    ['Has helped', String(review.helpful)],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [[term(name), value]]));
  const isOther = published !== null && JSON.stringify(published) !== JSON.stringify(content);
  return [
    ...alignedTable(facts),
    ...['', ...contentLines(content)],
    ...(isOther ? ['', say`An earlier text is published:`, ...contentLines(published)] : []),
    ...(complaints.length > 0
      ? ['', ...alignedTable([['WHEN', 'COMPLAINT', '', ''].map(term), ...rowsOf(review)])]
      : []),
  ];
}

const rowsOf = ({ complaints }: OperatorReview) =>
  complaints.map(({ at, reason, comment, isOpen }) => [
    ...[momentText(at), term(reason), isOpen ? say`open` : say`settled`, comment ?? ''],
  ]);

const contentLines = ({ stars, fit, heightCm, usualSize, text, pros, cons, photos }: ReviewContent) => [
  [
    say`${stars} of 5`,
    fit && term(fit),
    heightCm && say`${heightCm} cm`,
    usualSize && say`usually ${usualSize}`,
  ]
    .filter(Boolean)
    .join(', '),
  text,
  ...(pros ? [`+ ${pros}`] : []),
  ...(cons ? [`- ${cons}`] : []),
  ...photos.map(({ picture }) => picture.template.replace('{width}', '900').replace('{format}', 'webp')),
];

/** Describes a changed review in one line: its state, and whether it is shown. */
export const changedLine = ({ id, state, isShown }: OperatorReview): string =>
  isShown
    ? say`Review ${id} is ${term(state)}; the product page shows it.`
    : say`Review ${id} is ${term(state)}; the product page does not show it.`;
