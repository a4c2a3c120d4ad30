import {
  mantineConsole,
  mantineRoot,
  mantineSignIn,
  mantineWhole,
  type MantineSubset,
} from '../comparison/mantine-subsets.ts';

/** What the portal's parts may weigh, in KB of 1000 bytes, minified and gzipped, without React. */
export interface Ceiling {
  name: string;
  module: string;
  scriptKilobytes: number;
  styleKilobytes?: number;
  /** Counts what is fetched later as well. */
  withLazy?: boolean;
  /** What the same would be made of with Mantine. */
  mantine?: MantineSubset;
}

const from = (names: string) => `export { ${names} } from '@portal/ui';`;

export const ceilings: readonly Ceiling[] = [
  { name: 'Loading bar', module: from('LoadingBar'), scriptKilobytes: 1 },
  {
    name: 'Root of an application',
    module: from(
      'Button, ErrorScreen, IconButton, LinkProvider, LoadingBar, Skeleton, ToastProvider, UiTextsProvider',
    ),
    scriptKilobytes: 14,
    mantine: mantineRoot,
  },
  {
    name: 'Signing in',
    module: "export { SignInModal, signInTexts } from '@portal/ui/portal';",
    scriptKilobytes: 42,
    styleKilobytes: 4,
    mantine: mantineSignIn,
  },
  {
    name: 'Shell of the console, toasts included',
    module: from('Badge, Button, PageHeader, SearchField, Sidebar, Table, ToastProvider'),
    scriptKilobytes: 45,
    withLazy: true,
    mantine: mantineConsole,
  },
  {
    name: 'The whole kit',
    module:
      "import '@portal/ui/styles.css'; export * from '@portal/ui'; export * from '@portal/ui/portal';",
    scriptKilobytes: 95,
    styleKilobytes: 12,
    withLazy: true,
    mantine: mantineWhole,
  },
];
