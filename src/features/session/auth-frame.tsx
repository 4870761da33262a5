import type { Elements } from '@/lib/ui/elements';

/**
 * The frame of the sign-in pages: a narrow column. It is at least as high as the window, so that the footer
 * does not move when the external sign-ins load.
 */
export function AuthFrame({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="min-h-page">
      <div className="mx-auto w-full max-w-120 px-margin py-12 md:py-24">
        <h1 className="type-h2 mb-4">{title}</h1>
        {children}
      </div>
    </div>
  );
}
