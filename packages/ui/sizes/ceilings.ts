/** What the portal's parts may weigh, in KB of 1000 bytes, minified and gzipped, without React. */
export interface Ceiling {
  name: string;
  module: string;
  scriptKilobytes: number;
  styleKilobytes?: number;
  /** Counts what is fetched later as well. */
  withLazy?: boolean;
}

const from = (names: string) => `export { ${names} } from '@portal/ui';`;

export const ceilings: readonly Ceiling[] = [
  {
    name: 'Root of an application',
    module: from(
      'Button, ErrorScreen, IconButton, LinkProvider, LoadingBar, Skeleton, ToastProvider, UiTextsProvider',
    ),
    scriptKilobytes: 14,
  },
  {
    name: 'Signing in',
    module: from('SignInModal, signInTexts'),
    scriptKilobytes: 42,
    styleKilobytes: 4,
  },
  {
    name: 'Shell of the console, toasts included',
    module: from('AdminSidebar, Badge, Button, PageHeader, SearchField, Table, ToastProvider'),
    scriptKilobytes: 45,
    withLazy: true,
  },
  {
    name: 'The whole kit',
    module: "import '@portal/ui/styles.css'; export * from '@portal/ui';",
    scriptKilobytes: 95,
    styleKilobytes: 12,
    withLazy: true,
  },
];
