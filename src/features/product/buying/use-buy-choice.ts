import { useState } from 'react';
import type { Article, Product } from '@/lib/api';

/**
 * The size that is chosen, by its name: another colour of the model that has it keeps it, and one that has not gives it
 * back to the next. What is wrong is said about one colour only.
 */
export function useBuyChoice({ variantId, articles }: Pick<Product, 'variantId' | 'articles'>) {
  const [size, setSize] = useState<string>();
  const [problem, setProblem] = useState<{ about: string; text: string }>();
  const only = articles.length === 1 ? articles[0] : undefined;
  return {
    chosen: only ?? articles.find((article) => article.size === size),
    error: problem?.about === variantId ? problem.text : undefined,
    choose(article: Article) {
      setSize(article.size);
      setProblem(undefined);
    },
    refuse: (text: string | undefined) =>
      setProblem(text === undefined ? undefined : { about: variantId, text }),
  };
}
