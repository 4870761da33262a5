import type { UserProfile } from '@/lib/api';
import { lazyPart, useLazyOpen } from '@/lib/ui/loading/lazy-part';
import { AccountFrame, AccountSection } from '../account-frame';
import { DeviceList } from '../security/device-list';
import { EventList } from '../security/event-list';
import { PasswordSection } from '../security/password-section';
import { ConsentList } from './consent-list';
import { DeletionSection } from './deletion-section';
import { MyDataSection } from './my-data-section';
import { PriceDropConsent } from './price-drop-consent';
import { SubscriptionForm } from './subscription-form';

const deletionDialog = lazyPart(async () => (await import('./deletion-dialog')).DeletionDialog);

type PreferencesScreenProps = {
  account: UserProfile;
  onSignOut(): void;
  /** Called after all devices were signed out, including this one. */
  onSignedOutEverywhere(): void | Promise<void>;
  /** Called after the account was deleted. */
  onDeleted(): void | Promise<void>;
};

/** The shopper's settings: subscriptions, consents and data, then ways to sign in and devices. */
export function PreferencesScreen({ account, onSignOut, ...rest }: PreferencesScreenProps) {
  return (
    <AccountFrame page="/editpreferences" account={account} onSignOut={onSignOut}>
      {/* Another account has other consents and devices, so the state starts again. */}
      <Preferences key={account.id} account={account} {...rest} />
    </AccountFrame>
  );
}

type PreferencesProps = Omit<PreferencesScreenProps, 'onSignOut'>;

function Preferences({ account, onSignedOutEverywhere, onDeleted }: PreferencesProps) {
  const { Part: DeletionDialog, open, busy, onClose, opener, show } = useLazyOpen(deletionDialog);
  return (
    <>
      <SubscriptionForm account={account} />
      <AccountSection title={'Избранное'} note={'Письма о\u00a0том, что вещи из\u00a0избранного подешевели'}>
        <div className="-mt-3">
          <PriceDropConsent email={account.email} />
        </div>
      </AccountSection>
      <ConsentList account={account} onDelete={() => void show()} />
      <PasswordSection account={account} />
      <DeviceList onSignedOutEverywhere={onSignedOutEverywhere} />
      <EventList />
      <MyDataSection />
      <DeletionSection opener={opener} busy={busy} />
      {DeletionDialog && (
        <DeletionDialog open={open} onClose={onClose} account={account} onDeleted={onDeleted} />
      )}
    </>
  );
}
