import type { Elements } from '@/lib/ui/elements';

/** A titled section of the page after a checkout. */
export function Section({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="border-hair border-t pt-5 pb-6">
      <h2 className="type-h3 mb-3">{title}</h2>
      {children}
    </section>
  );
}
