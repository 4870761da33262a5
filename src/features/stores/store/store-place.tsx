import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Store } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { hrefTo } from '@/shop/addresses/href-to';
import { STORE_NAMES } from '@/shop/places-map/parts/place-names';
import { PlacesMap } from '@/shop/places-map/places-map';

/** A map with this store and the other stores of its city, whose marks are links. */
export function StorePlace({ store, others }: { store: Store; others: Store[] }) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [lit, setLit] = useState<string>();
  if (!isHydrated) return null;
  const places = [store, ...others].map((one) => ({ ...one, kind: 'store' as const, title: one.name }));
  return (
    <PlacesMap
      places={places}
      names={STORE_NAMES}
      chosen={store.code}
      lit={lit}
      onLight={setLit}
      onChoose={(code) => {
        if (code !== store.code) void navigate({ href: hrefTo('/stores/$code', { params: { code } }) });
      }}
      height="h-80 lg:h-105"
      className="relative max-lg:-mx-(--margin)"
    />
  );
}
