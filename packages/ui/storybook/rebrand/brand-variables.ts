import seaside from './seaside.css?raw';
import vineyard from './vineyard.css?raw';

/** A hotel's theme as it is written in its style sheet. */
export interface Brand {
  name: string;
  /** Values by the variables' names; empty for the kit's own look. */
  variables: Readonly<Record<`--portal-${string}`, string>>;
}

export const brands: readonly Brand[] = [
  { name: 'Озёрный бор', variables: {} },
  { name: 'У моря', variables: variablesIn(seaside) },
  { name: 'Виноградник', variables: variablesIn(vineyard) },
];

/** What a hotel would put into its own style sheet. */
export function styleSheetOf({ variables }: Brand): string {
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}

function variablesIn(styleSheet: string): Brand['variables'] {
  const found = styleSheet.matchAll(/(--portal-[a-z-]+): ([^;]+);/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}
