import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A strip at the bottom of the window, shown while there is no network. Render it once per page. */
export function OfflineNotice() {
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-[calc(var(--sticky-bar,0px)+var(--consent-strip,0px))] z-toast"
    >
      {offline && (
        <p
          data-offline=""
          className="flex h-9 items-center justify-center border-ink border-t bg-paper px-margin text-caption"
        >
          Нет соединения с&nbsp;интернетом
        </p>
      )}
    </div>
  );
}
