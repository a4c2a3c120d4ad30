import type { Translation } from '../../translation.ts';
import type { privacyPageTexts as russian } from '../ru/privacy-page-texts.ts';

/** The page about personal data: long, and fetched with that page alone. */
export const privacyPageTexts: Translation<typeof russian> = {
  'privacy.default.what':
    'The portal keeps the name and phone you signed in with, your e-mail if you gave one, orders with room and comments, payments, what you wrote to the reception with pictures, ratings, and the devices you are signed in on. It never sees card data: the payment provider takes them.',
  'privacy.default.why':
    'All of it is needed to take and bring an order, to answer a request, to give money back and to protect sign-in. The portal writes of offers only to those who agreed, and that can be undone in the profile.',
  'privacy.default.who':
    'The hotel’s staff see the data by their roles. Only what SMS codes, payments, the kitchen and the staff chat cannot do without leaves the hotel.',
  'privacy.default.browser':
    'The browser keeps your session, the cart and your settings. A visit counter, if the hotel has one, runs only with your consent.',
  'privacy.retention': 'How long it is kept',
  'privacy.keep.orders': 'Orders and payments are kept for as long as accounting requires.',
  'privacy.keep.pictures': 'Pictures of closed requests are deleted after {time}.',
  'privacy.keep.messages': 'Messages of closed requests are deleted after {time}.',
  'privacy.keep.messagesAlways': 'Messages are kept until you ask to have them erased.',
  'privacy.keep.banquets':
    'Name, phone and wishes of a banquet’s customer are erased {time} after it.',
  'privacy.keep.banquetsAlways':
    'The data of a banquet’s customer are kept until you ask to have them erased.',
  'privacy.keep.audit': 'The trail of changes is kept for {time}.',
  'privacy.keep.account':
    'Without a sign-in or an order for {time}, a guest’s data are erased by themselves.',
  'privacy.keep.accountAlways': 'A guest’s data are kept until you ask to have them erased.',
  'privacy.days.one': '{n} day',
  'privacy.days.few': '{n} days',
  'privacy.days.many': '{n} days',
  'privacy.months.one': '{n} month',
  'privacy.months.few': '{n} months',
  'privacy.months.many': '{n} months',
  'privacy.rights': 'What you can do',
  'privacy.rights.what':
    'You can have a file with everything the portal keeps about you, correct your data in the profile, and ask to have them erased. Orders and payments then stay in the books without your name and phone, and the phone can be registered anew.',
  'privacy.rights.how': 'Ask the hotel for it:',
  'privacy.rights.ticket': 'write to support in the portal',
};
