import {
  createContext,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';

/** An anchor that the application's router understands; it gets `href` and all else of an `<a>`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>;

function PlainAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainAnchor);

export interface LinkProviderProps {
  component: LinkComponent;
  children?: ReactNode;
}

/** Hands the router's link to every component of the kit that takes an `href`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The router's link where a {@link LinkProvider} gave one, else a plain anchor. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkContext);
}
