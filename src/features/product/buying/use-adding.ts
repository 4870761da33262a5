import { useState } from 'react';
import type { Article } from '@/lib/api';

/** Adds sizes to the cart. `added` is the last added article. */
export function useAdding(
  onAdd: (article: Article) => Promise<string | undefined>,
  refuse: (reason: string | undefined) => void,
) {
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<string>();

  async function add(article: Article) {
    refuse(undefined);
    setBusy(true);
    try {
      const refusal = await onAdd(article);
      refuse(refusal);
      if (refusal === undefined) setAdded(article.articleId);
    } finally {
      setBusy(false);
    }
  }

  return { add, busy, added };
}
