import type { ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '@/lib/ui/pictures/icons';

const STEP = 2;

/** The buttons «+» and «−» of a map. */
export function ZoomButtons({ onZoom }: { onZoom(factor: number): void }) {
  return (
    <div className="absolute top-1/2 right-3 grid -translate-y-1/2 border border-field bg-paper">
      <Zoom label="Приблизить" onPress={() => onZoom(STEP)}>
        <PlusIcon />
      </Zoom>
      <Zoom label="Отдалить" onPress={() => onZoom(1 / STEP)}>
        <MinusIcon />
      </Zoom>
    </div>
  );
}

function Zoom({ label, onPress, children }: { label: string; onPress(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-11 items-center justify-center not-first:border-hair not-first:border-t"
    >
      {children}
    </button>
  );
}
