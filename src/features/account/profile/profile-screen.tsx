import { useQueryClient } from '@tanstack/react-query';
import type { UserProfile } from '@/lib/api';
import { MySizeTabs } from '@/shop/my-size/my-size-tabs';
import { AccountFrame, AccountSection } from '../account-frame';
import { profileDraft } from './profile-draft';
import { ProfileForm } from './profile-form';

type ProfileScreenProps = { account: UserProfile; onSignOut(): void };

/** Name, contacts and birth date of the shopper. */
export function ProfileScreen({ account, onSignOut }: ProfileScreenProps) {
  const client = useQueryClient();
  const signOut = () => {
    // Unsaved text must not outlive the sign-out.
    profileDraft(client).drop();
    onSignOut();
  };
  return (
    <AccountFrame page="/myprofile" account={account} onSignOut={signOut}>
      {/* Another account starts with a new form. */}
      <ProfileForm key={account.id} account={account} />
      <div className="mt-8 border-hair border-t lg:mt-10">
        <AccountSection
          title="Мой размер"
          note={'Подходящий размер отмечен в\u00a0таблицах и\u00a0на\u00a0странице товара'}
        >
          <div className="-mt-2 max-w-140">
            <MySizeTabs />
          </div>
        </AccountSection>
      </div>
    </AccountFrame>
  );
}
