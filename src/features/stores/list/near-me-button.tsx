import { useHydrated } from '@/lib/state/use-hydrated';
import { TextButton } from '@/lib/ui/buttons/text-link';
import type { NearMe } from '@/shop/distance/use-near-me';

/**
 * The button «Рядом со мной». The browser asks for permission to use the location only when it is pressed.
 */
export function NearMeButton({ near: { state, ask } }: { near: NearMe }) {
  if (!useHydrated()) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 pb-1">
      <TextButton onClick={ask} busy={state === 'asking'} className="text-ui">
        Рядом со&nbsp;мной
      </TextButton>
      <p role="status" className="text-caption text-ink-2">
        {state === 'refused' && <span>Браузер не&nbsp;сообщил, где вы. Выберите город</span>}
        {state === 'known' && <span>Ближайшие магазины&nbsp;— первыми</span>}
      </p>
    </div>
  );
}
