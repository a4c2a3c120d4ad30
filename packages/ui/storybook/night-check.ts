import axe from 'axe-core';

/** What a theme makes a difference to; all else has been looked at in the first. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at a story's contrast once more, in the other theme.
 *
 * @throws Error naming what cannot be read, and its colours
 */
export async function checkOtherTheme(theme: string): Promise<void> {
  const root = document.documentElement;
  const other = theme === 'dark' ? 'light' : 'dark';
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important; }';
  root.dataset.portalTheme = other;
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rulesOfColours },
      resultTypes: ['violations'],
      preload: false,
    });
    if (violations.length > 0) throw new Error(`In the ${other} theme:\n${described(violations)}`);
  } finally {
    root.dataset.portalTheme = theme;
    still.remove();
  }
}

function described(violations: axe.Result[]): string {
  return violations
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
    )
    .join('\n');
}
