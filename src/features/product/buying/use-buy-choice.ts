import { useState } from 'react';
import type { Article, Product } from '@/lib/api';
import { useChosenSize } from './chosen-size';

/** The size that is chosen, and what is wrong with it, which is said about one colour only. */
export function useBuyChoice({ variantId, articles }: Pick<Product, 'variantId' | 'articles'>) {
  const { chosen, setSize } = useChosenSize(articles);
  const [problem, setProblem] = useState<{ about: string; text: string }>();
  return {
    chosen,
    error: problem?.about === variantId ? problem.text : undefined,
    choose(article: Article) {
      setSize(article.size);
      setProblem(undefined);
    },
    refuse: (text: string | undefined) =>
      setProblem(text === undefined ? undefined : { about: variantId, text }),
  };
}
