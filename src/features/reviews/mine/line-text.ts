import { sizeWords } from '#shared/goods/size-words.ts';
import { formatDayAndMonth } from '#shared/text/dates.ts';
import type { ReviewableLine } from '@/lib/api';

/** A received line in words: «Хаки, размер 48. Вручён 31 октября». */
export const lineText = ({ colour, size, receivedAt }: ReviewableLine): string =>
  `${colour.displayValue}, ${sizeWords(size, ' ')}. Вручён ${formatDayAndMonth(new Date(receivedAt))}`;
