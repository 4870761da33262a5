import { formatDayAndMonth } from '#shared/text/dates.ts';
import type { Campaign, HomePromotions } from '@/lib/api';
import { typesetName } from '@/lib/text/typeset-name';
import { PageLink } from '@/lib/ui/links/page-link';
import { ScenePicture } from '@/lib/ui/pictures/picture';
import { listingHref } from '@/shop/addresses/paths';

/** Promotions as full-width rows, each with a small picture, a large title and its last day. */
export function Promotions({ section }: { section: HomePromotions }) {
  return (
    <section className="page-width px-margin">
      <h2 className="type-h2 mb-5 lg:mb-7">{section.title}</h2>
      <ul className="border-hair border-t">
        {section.campaigns.map((campaign) => (
          <Row key={campaign.path} campaign={campaign} />
        ))}
      </ul>
    </section>
  );
}

function Row({ campaign: { title, text, path, picture, endsAt } }: { campaign: Campaign }) {
  return (
    <li className="group relative flex gap-4 border-hair border-b py-4 sm:grid-page lg:py-5">
      <div className="w-24 shrink-0 zoomed:hidden sm:col-span-2 sm:w-auto">
        <ScenePicture
          scene={{ wide: picture }}
          sizes="(min-width: 1024px) 17vw, (min-width: 640px) 25vw, 96px"
          alt=""
          className="aspect-4/5"
        />
      </div>
      <div className="min-w-0 flex-1 self-center sm:col-span-6 lg:col-span-7 lg:pl-8">
        <h3 className="type-h3 md:type-h1">
          <PageLink
            href={listingHref(path)}
            className="card-link underline-offset-8 decoration-1 group-hover:underline"
          >
            {typesetName(title)}
          </PageLink>
        </h3>
        <p className="mt-1.5 max-w-[46ch] text-ink-2 md:mt-3">{text}</p>
        {endsAt && <LastDay date={endsAt} className="mt-2 lg:hidden" />}
      </div>
      {endsAt && <LastDay date={endsAt} className="hidden self-center text-right lg:col-span-3 lg:block" />}
    </li>
  );
}

function LastDay({ date, className }: { date: string; className: string }) {
  return (
    <p className={`text-caption text-ink-2 ${className}`}>
      До&nbsp;<time dateTime={date}>{formatDayAndMonth(new Date(date))}</time>
    </p>
  );
}
