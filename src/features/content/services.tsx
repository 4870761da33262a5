import type { HomeServices } from '@/lib/api';

/** Services of the shop, each under a hairline. */
export function Services({ section }: { section: HomeServices }) {
  return (
    <section className="page-width px-margin">
      <h2 className="sr-only">{section.title}</h2>
      <div className="grid gap-x-[var(--gutter)] md:grid-cols-3">
        {section.services.map(({ title, text }) => (
          <div key={title} className="border-hair border-t pt-4.5 pb-5.5 md:pt-5 md:pb-0">
            <h3 className="type-h3">{title}</h3>
            <p className="mt-1.5 max-w-[40ch] text-ink-2">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
