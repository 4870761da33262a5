import { emailOf } from '../../platform/mail/enqueue-letter.ts';
import type { Letter, LetterShop } from '../../platform/mail/letter.ts';
import type { Messenger } from '../../platform/ports/messenger.ts';
import type { ShopChannel } from '../base/channel.ts';
import type { ShopNotice } from '../base/shop-notice.ts';
import { noticeLines, noticeSubject } from '../rules/notice-words.ts';

type Options = LetterShop & {
  mail: Messenger;
  receivers: readonly string[];
  /**
   * The email address to which every contact request is sent with its text. It gets no notices about contact
   * requests, because it has the requests themselves.
   */
  sellerEmail: string | null;
};

/** Sends notices to the retailer's staff by email. */
export function createLetterChannel({ mail, receivers, sellerEmail, ...shop }: Options): ShopChannel {
  return {
    name: 'email',
    receivers,
    isForPeople: true,
    most: 100,
    wants: ({ event }, to) => event !== 'CONTACT_REQUESTED' || to !== sellerEmail?.toLowerCase(),
    send: (notices, to, delivery) => mail.send(emailOf(to, letterOf(notices), shop), delivery),
  };
}

const letterOf = (notices: readonly ShopNotice[]): Letter => ({
  subject: noticeSubject(notices),
  before: notices.flatMap((notice) => noticeLines(notice, notices.length === 1)),
  after: [],
});
