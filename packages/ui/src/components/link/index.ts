export { Link, type LinkProps } from './link.tsx';
export { LinkButton, type LinkButtonProps } from './link-button.tsx';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkProviderProps,
} from './link-provider.tsx';
