import { type ReactNode, useEffect } from 'react';
import { shopName } from './shop-name.ts';

/** The frame of the two screens without a session: sign-in and invitation. */
export function EntryFrame({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="entry">
      <header>
        <p className="wordmark">
          <span>{shopName()}</span>
        </p>
      </header>
      <main className="entry-body">
        <h1 className="type-h2">{title}</h1>
        {children}
      </main>
    </div>
  );
}
