import { helpTexts } from './help-texts.ts';
import { homeTexts } from './home-texts.ts';
import { menuTexts } from './menu-texts.ts';
import { profileTexts } from './profile-texts.ts';
import { storeTexts } from './store-texts.ts';

/** What the guest's pages say beside what any portal says. */
export const guestTexts = {
  ...helpTexts,
  ...homeTexts,
  ...menuTexts,
  ...profileTexts,
  ...storeTexts,
};
