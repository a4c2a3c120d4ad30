import type { ReactElement } from 'react';

/** What a component of the contract takes besides its own props. */
interface ContractProps {
  className?: string;
  style?: object;
  'data-contract'?: string;
  ref?: (element: Element | null) => void;
}

export interface ContractCase {
  name: string;
  render: (props: ContractProps) => ReactElement;
  /** Props that change its texts and show what comes and goes; nothing where it draws no text. */
  next?: object;
  /** Where attributes other than `className` and `style` arrive. @defaultValue 'root' */
  attributes?: 'root' | 'control';
  /** Drawn over the page, so there is nothing of it in the server's HTML. */
  isOverlay?: boolean;
}
