import { useState } from 'react';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { ContactAside, type Seller } from './contact-aside';
import { ContactForm, type ContactFormProps } from './contact-form';
import { SentNotice } from './sent-notice';
import type { OpenedForm, PostedContact } from './use-contact-form';

type ContactScreenProps = Pick<ContactFormProps, 'start' | 'orders'> & {
  /** Null if the shop cannot receive requests now. */
  opened: OpenedForm | null;
  seller: Seller | undefined;
  posted: PostedContact | undefined;
};

/** The page «Связаться с нами»: phone, then help that may answer the question, then the contact form. */
export function ContactScreen({ opened, seller, posted, start, orders }: ContactScreenProps) {
  const [sent, setSent] = useState(posted && 'sent' in posted ? posted.sent : undefined);
  const refused = posted && 'errors' in posted ? posted : undefined;
  return (
    <div className="page-width min-h-page px-margin pt-5 lg:pt-12">
      <h1 className="type-h1">Связаться с&nbsp;нами</h1>
      <div className="mt-5 lg:mt-8 lg:grid-page">
        <div className="lg:col-span-5">
          <ContactAside seller={seller} />
        </div>
        <div className="mt-10 lg:col-span-6 lg:col-start-7 lg:mt-0 lg:border-hair lg:border-t lg:pt-4.5">
          {sent ? (
            <SentNotice {...sent} />
          ) : (
            <>
              <h2 className="type-h3 mb-4">Написать нам</h2>
              {opened ? (
                <ContactForm
                  opened={opened}
                  start={start}
                  orders={orders}
                  refused={refused}
                  onSent={setSent}
                />
              ) : (
                <ErrorNotice>Форма сейчас не&nbsp;работает. Попробуйте через несколько минут</ErrorNotice>
              )}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
