import { shownDuration } from './progress.mjs';

const slowestFiles = 10;

/**
 * What a person reads when all is done: how long each check took, the slowest files, what is flaky, and what
 * failed with the reason and the command that runs it alone. The last line is for scripts too, and how many
 * are flaky.
 *
 * @param {import('./read-report.mjs').Outcome[]} outcomes
 * @param {number} seconds that the whole run took
 */
export function summary(outcomes, seconds) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const parts = [
    checks(outcomes, seconds),
    slowest(outcomes),
    listFailures(
      'Flaky',
      '~',
      outcomes.flatMap(({ flaky }) => flaky),
    ),
    listFailures(
      'Failed',
      '✗',
      outcomes.flatMap(({ failures }) => failures),
    ),
  ];
  return [...parts.filter(Boolean), `${passed} passed, ${failed} failed`].join('\n\n');
}

function checks(outcomes, seconds) {
  const rows = outcomes.map((outcome) => [
    `${outcome.failed > 0 ? '✗' : '✓'} ${outcome.name}`,
    `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} failed` : ''}`,
    shownDuration(outcome.seconds),
  ]);
  rows.push(['  together', '', shownDuration(seconds)]);
  return `Checks:\n${table(rows)}`;
}

function slowest(outcomes) {
  const files = outcomes
    .flatMap(({ files }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, slowestFiles);
  if (files.length < 2) return undefined;
  return `Slowest files:\n${table(files.map(({ file, seconds }) => [file, shownDuration(seconds)]))}`;
}

function listFailures(heading, sign, failures) {
  const shown = failures.map(({ what, why, alone }) => {
    const lines = [`${sign} ${what}`, ...why.map((line) => `    ${line}`)];
    if (alone) lines.push(`  Alone: ${alone}`);
    return lines.join('\n');
  });
  return shown.length > 0 ? `${heading}:\n\n${shown.join('\n\n')}` : undefined;
}

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(widths[column])).join('  ')}`.trimEnd(),
    )
    .join('\n');
}
