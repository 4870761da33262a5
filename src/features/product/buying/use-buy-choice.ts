import { useState } from 'react';
import type { Article, Product } from '@/lib/api';
import { useChosenSize } from './chosen-size';

/** The chosen size and the error about it. The error disappears when another colour is shown. */
export function useBuyChoice({ variantId, articles }: Pick<Product, 'variantId' | 'articles'>) {
  const { chosen, setSize } = useChosenSize(articles);
  const [problem, setProblem] = useState<{ about: string; text: string }>();
  return {
    chosen,
    error: problem?.about === variantId ? problem.text : undefined,
    choose(article: Article | undefined) {
      setSize(article?.size);
      setProblem(undefined);
    },
    refuse: (text: string | undefined) =>
      setProblem(text === undefined ? undefined : { about: variantId, text }),
  };
}
