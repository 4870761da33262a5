import { useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '@/lib/api';
import { Picture } from '@/lib/ui/picture';

/**
 * The second picture of a card, for windows with a pointer. It is asked for when the card is first pointed at, so a
 * page full of cards neither carries nor loads it.
 */
export function HoverPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  const [wanted, setWanted] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const card = place.current?.closest('.card');
    if (!card || wanted) return;
    const want = () => setWanted(true);
    card.addEventListener('pointerenter', want, { once: true });
    card.addEventListener('focusin', want, { once: true });
    return () => {
      card.removeEventListener('pointerenter', want);
      card.removeEventListener('focusin', want);
    };
  }, [wanted]);

  return (
    <div ref={place} className="card-hover-picture">
      {wanted && <Picture picture={picture} sizes={sizes} loading="eager" alt="" className="aspect-3/4" />}
    </div>
  );
}
