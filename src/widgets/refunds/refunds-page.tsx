import { AccountFrame } from '@/features/account/account-frame';
import { type PostedRefund, RefundForm } from '@/features/refunds/form/refund-form';
import { RefundsScreen } from '@/features/refunds/list/refunds-screen';
import { RefundScreen } from '@/features/refunds/refund/refund-screen';
import { RefundSheet } from '@/features/refunds/refund/refund-sheet';
import { documentQuery, refundableQuery } from '@/features/refunds/refunds-query';
import {
  type RefundSearch,
  type RefundsSearch,
  refundsHref,
  refundsSearch,
} from '@/features/refunds/refunds-search';
import type { Refund, UserProfile } from '@/lib/api';
import { useVisit } from '@/lib/navigation/use-visit';
import { useKnownQuery } from '@/lib/state/known-query';
import { hrefTo } from '@/shop/addresses/href-to';
import { signOut } from '@/shop/identity/sign-out';

type Framed = { account: UserProfile; posted: PostedRefund | undefined };

/** The list of refunds, in the frame of the account. */
export function RefundsPage({ account, posted, search }: Framed & { search: RefundsSearch }) {
  const href = refundsHref(search);
  const visit = useVisit(
    (pathname, requested) =>
      pathname === hrefTo('/refunds') && refundsHref(refundsSearch.parse(requested)) === href,
  );
  return (
    <AccountFrame page="/refunds" worksWithoutScripts account={account} onSignOut={() => void signOut()}>
      <RefundsScreen search={search} visit={visit} refusal={posted?.errors.form} />
    </AccountFrame>
  );
}

type RefundPageProps = Framed & { refund: Refund; search: RefundSearch };

/** A refund: a draft as a form, a submitted one with its progress, or the application to print. */
export function RefundPage({ account, posted, refund, search }: RefundPageProps) {
  if (refund.state === 'DRAFT') return <DraftPage refund={refund} posted={posted} />;
  if (search.view === 'document' && refund.number !== null) return <SheetPage refund={refund} />;
  return (
    <AccountFrame
      page="/refunds"
      title={refund.number === null ? 'Возврат' : `Возврат №\u00a0${refund.number}`}
      worksWithoutScripts
      account={account}
      onSignOut={() => void signOut()}
    >
      <RefundScreen refund={refund} errors={posted?.errors} />
    </AccountFrame>
  );
}

function DraftPage({ refund, posted }: { refund: Refund; posted: PostedRefund | undefined }) {
  const offer = useKnownQuery(refundableQuery(refund.orderId));
  return offer && <RefundForm refund={refund} offer={offer} posted={posted} />;
}

function SheetPage({ refund }: { refund: Refund }) {
  const paper = useKnownQuery(documentQuery(refund.id));
  return paper && <RefundSheet refundId={refund.id} paper={paper} />;
}
