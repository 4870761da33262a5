import type { Elements } from '@/lib/ui/elements';

/**
 * A narrow column at least as high as the window, so that the footer does not move when the answer is shown.
 */
export function NewsletterFrame({ title, children }: { title: string; children: Elements }) {
  return (
    <div className="min-h-page">
      <div className="mx-auto w-full max-w-120 px-margin py-12 md:py-24">
        <h1 className="type-h2 mb-4">{title}</h1>
        {children}
      </div>
    </div>
  );
}
