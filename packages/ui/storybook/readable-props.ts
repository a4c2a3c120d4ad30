import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Props as a person reads them: those that take elements have no control, as nobody can write an
 * element into a box, and a link of TSDoc is the name it leads to.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const takesNode = String(argType.table?.type?.summary).includes('ReactNode');
      const isNode = (takesNode || name === 'children') && typeof value !== 'string';
      const readable = argType.description
        ? { ...argType, description: withoutLinks(argType.description) }
        : argType;
      return [name, isNode ? { ...readable, control: false } : readable] as const;
    }),
  );

/** `{@link Button}` is written `Button`. */
export function withoutLinks(text: string): string {
  return text.replace(/\{@link\s+(\w+)\s*\}/g, '$1');
}
