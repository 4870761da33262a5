import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleToKeep } from '@/features/catalog/card-grid';
import { WishlistHeart } from '@/features/wishlist/wishlist-heart';
import { isApiError } from '@/lib/api';
import { showToast } from '@/lib/ui/toast';

const FAILED = 'Не\u00a0удалось добавить товар в\u00a0избранное. Попробуйте ещё раз';

type CardHeartProps = { variantId: string; article: ArticleToKeep };

/**
 * The heart of a card. Which article it keeps is not in the page of a listing: a click that comes before it is known
 * waits for it, then counts.
 */
export function CardHeart({ variantId, article }: CardHeartProps) {
  const [found, setFound] = useState<string>();
  const waiting = useRef(false);
  const articleId = article.id ?? found;

  async function find(event: MouseEvent<HTMLElement>) {
    const heart = event.currentTarget.querySelector('button');
    // What is kept is taken off by what the wishlist knows of it.
    if (heart?.getAttribute('aria-pressed') === 'true') return;
    event.stopPropagation();
    if (waiting.current) return;
    waiting.current = true;
    try {
      const id = await article.find();
      if (id === undefined) return showToast({ text: FAILED });
      flushSync(() => setFound(id));
      heart?.click();
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast({ text: error.kind === 'network' ? error.message : FAILED });
    } finally {
      waiting.current = false;
    }
  }

  return (
    <span className="contents" onClickCapture={articleId === undefined ? find : undefined}>
      <WishlistHeart variantId={variantId} articleId={articleId ?? ''} className="card-heart" />
    </span>
  );
}
