/** What of Mantine does the same as a part of the kit. */
export interface MantineSubset {
  /** Of `@mantine/core`; each brings its own style sheet where it has one. */
  components: readonly string[];
  /** Style sheets of what the components are made of. */
  styles: readonly string[];
  withNotifications?: boolean;
}

const base = ['default-css-variables', 'global', 'baseline', 'UnstyledButton', 'Text'];
const button = ['Button', 'Loader'];
const field = ['Input', 'InlineInput'];
const dialog = ['ModalBase', 'Overlay', 'Paper', 'CloseButton', 'ScrollArea', 'Group'];
const popup = ['Popover', 'Paper'];
const toasts = ['Notification', 'Paper', 'CloseButton'];

/** Buttons, a bar of progress, placeholders, and toasts as a way to call them. */
export const mantineRoot: MantineSubset = {
  components: ['MantineProvider', 'Button', 'ActionIcon', 'EmptyState', 'Progress', 'Skeleton'],
  styles: [...base, ...button],
  withNotifications: true,
};

/** A dialog, a code, a telephone behind a mask, fields and a checkbox. */
export const mantineSignIn: MantineSubset = {
  components: [
    'MantineProvider',
    'Button',
    'Checkbox',
    'MaskInput',
    'Modal',
    'PinInput',
    'TextInput',
  ],
  styles: [...base, ...button, ...field, ...dialog, 'CheckboxIndicator'],
};

/** A sidebar with groups, a table to sort and toasts. */
export const mantineConsole: MantineSubset = {
  components: [
    ...['MantineProvider', 'ActionIcon', 'AppShell', 'Badge', 'Burger', 'Button'],
    ...['NavLink', 'Table', 'TextInput', 'Title'],
  ],
  styles: [...base, ...button, ...field, 'ScrollArea'],
  withNotifications: true,
};

/** As much as can be had of what the kit has; calendars and charts are packages of their own. */
export const mantineWhole: MantineSubset = {
  components: [
    ...mantineRoot.components,
    ...['Accordion', 'Anchor', 'AppShell', 'Avatar', 'Badge', 'Burger', 'Card', 'Checkbox'],
    ...['Drawer', 'MaskInput', 'Menu', 'Modal', 'NativeSelect', 'NavLink', 'NumberInput'],
    ...['Pagination', 'PinInput', 'Radio', 'Rating', 'Stepper', 'Switch', 'Table', 'Tabs'],
    ...['Textarea', 'TextInput', 'Timeline', 'Title', 'Tooltip'],
  ],
  styles: [
    ...[...base, ...button, ...field, ...dialog, ...popup],
    ...['CheckboxIndicator', 'RadioIndicator', 'Stack'],
  ],
  withNotifications: true,
};

/** A subset as the module that an application would write. */
export function moduleOf({ components, styles, withNotifications }: MantineSubset): string {
  const sheets = [
    ...new Set([...styles, ...components.filter((name) => !unstyled.includes(name))]),
  ];
  return [
    ...sheets.map((name) => `import '@mantine/core/styles/${name}.css';`),
    `export { ${components.join(', ')} } from '@mantine/core';`,
    ...(withNotifications ? notifications : []),
  ].join('\n');
}

const unstyled = ['MantineProvider', 'MaskInput', 'NativeSelect', 'Textarea', 'TextInput'];
const notifications = [
  ...toasts.map((name) => `import '@mantine/core/styles/${name}.css';`),
  "import '@mantine/notifications/styles.css';",
  "export { Notifications, notifications } from '@mantine/notifications';",
];
