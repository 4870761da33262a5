import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { SearchForm } from '@/features/search/search-form';
import { IconButton } from '@/lib/ui/icon-button';
import { ArrowLeftIcon } from '@/lib/ui/icons';
import type { SearchLayerState } from './use-search-layer';

/**
 * The field of the header and what it suggests: a line under the header, on a phone the whole screen. There it is modal:
 * the browser keeps the focus in it.
 */
export function SearchLayer({ id, search }: { id: string; search: SearchLayerState }) {
  const { covers, close, leave } = search;
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the press that opened it is over: a phone shows its keyboard for no other focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (covers) element.showModal();
    else element.show();
    element.querySelector('input')?.focus();
    return () => element.close();
  }, [covers]);

  const onEscape = useEffectEvent(() => void close());
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label="Поиск"
      // The way back of Android is such a wish as well.
      onCancel={(event) => {
        event.preventDefault();
        void close();
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open && currentTarget.isConnected) void close();
      }}
      className="absolute inset-x-0 top-full z-menu m-0 w-full overflow-y-auto overscroll-contain bg-paper transition-opacity motion-fast starting:opacity-0 max-md:fixed max-md:inset-0 max-md:h-full md:max-h-[calc(100dvh-7rem)]"
    >
      {/* On a phone the last of what is found can be scrolled above the keyboard. */}
      <div className="page-width px-margin pb-6 max-md:pb-[45dvh] md:pt-2 lg:pt-6 lg:pb-10">
        <SearchForm
          place="layer"
          onLeave={leave}
          lead={
            <IconButton label="Закрыть поиск" onClick={() => void close()} className="md:hidden">
              <ArrowLeftIcon />
            </IconButton>
          }
        />
      </div>
    </dialog>
  );
}
