import type { ReactNode } from 'react';

/**
 * A page of this room: a narrow column with nothing beside it. The footer begins below the window, so that it does not
 * jump when the ways to sign in elsewhere arrive.
 */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-page">
      <div className="mx-auto w-full max-w-120 px-margin py-12 md:py-24">
        <h1 className="type-h2 mb-4">{title}</h1>
        {children}
      </div>
    </div>
  );
}
