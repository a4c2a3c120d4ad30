import { attributesOf, folderOf } from './documentation/documented-folders.ts';

/** States that Base UI writes on what it draws; its own documentation tells of them. */
const statesOfBaseUi =
  /^data-(open|closed|nested.*|starting-style|ending-style|swipe-.*|disabled|orientation|activation-direction|base-ui-.*)$/;

/**
 * Looks at every component of a story for data attributes that its page does not tell of.
 *
 * @throws Error naming the component and the attribute
 */
export function checkAttributes(body: HTMLElement): void {
  const undocumented = [...body.querySelectorAll<HTMLElement>('[data-component]')].flatMap(
    (element) => {
      const name = element.dataset['component'] ?? '';
      const documented = folderOf(name);
      const described = documented ? attributesOf(documented) : {};
      return element
        .getAttributeNames()
        .filter((attribute) => attribute.startsWith('data-') && attribute !== 'data-component')
        .filter((attribute) => !statesOfBaseUi.test(attribute))
        .filter((attribute) => !(attribute in described))
        .map((attribute) => `${name}: ${attribute}`);
    },
  );
  if (undocumented.length > 0) {
    throw new Error(`Not on their pages: ${[...new Set(undocumented)].join(', ')}`);
  }
}
