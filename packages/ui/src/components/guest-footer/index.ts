export {
  GuestFooter,
  type FooterContact,
  type FooterSocial,
  type GuestFooterProps,
} from './guest-footer.tsx';
