export {
  phoneCountries,
  type PhoneCountry,
  type PhonePolicy,
  defaultPhonePolicy,
  phoneMask,
  normalizePhone,
  isPhone,
  isAllowedPhone,
  formatPhone,
  formatPhoneInput,
} from './phone.ts';
