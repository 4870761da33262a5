import { sizeWords } from '#shared/goods/size-words.ts';
import type { Review } from '@/lib/api';

/** The author's measurements and sizes in words: «Рост 168 см, обычно 46, размер 46». */
export function wearerText({ heightCm, usualSize, size, isDemo }: Review): string {
  const words = [
    heightCm !== null && `рост ${heightCm}\u00a0см`,
    usualSize !== null && `обычно ${usualSize}`,
    size !== null && !isDemo && sizeWords(size, ' '),
  ].filter((part) => part !== false);
  const sentence = words.join(', ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
