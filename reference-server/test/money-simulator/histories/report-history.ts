import type { History, Step } from './histories.ts';
import type { Failure } from '../simulate.ts';

/** A history in plain steps, one to a line. */
function reportHistory({ steps, ...setup }: History): string {
  const about = Object.entries(setup).map(([name, value]) => `${name} ${String(value)}`);
  return [
    about.join(', '),
    ...steps.map((step, index) => `${index + 1}. ${reportStep(step)}`),
  ].join('\n');
}

/** What is wrong after a seed's history, the shortest one that shows it, and how to see it again. */
export function reportFailure({ seed, history, shortest, violations }: Failure): string {
  return [
    `Seed ${seed} fails. The shortest history found (its own has ${history.steps.length} steps):`,
    reportHistory(shortest),
    'After it:',
    ...violations.map(({ kind, about }) => `- ${kind} (${about})`),
    `As data: ${JSON.stringify(shortest)}`,
  ].join('\n');
}

function reportStep({ network, death, isLazy, ...action }: Step): string {
  const { action: name, ...details } = action;
  const fields = Object.entries(details).map(([field, value]) => `${field} ${String(value)}`);
  return [
    name,
    ...(fields.length > 0 ? [`(${fields.join(', ')})`] : []),
    ...(network ? [`; the network: ${network.join(', ')}`] : []),
    ...(death
      ? [`; the server dies ${death.isDone ? 'after' : 'before'} its deed ${death.at + 1}`]
      : []),
    ...(isLazy === true ? ['; nothing goes on behind the calls'] : []),
  ].join(' ');
}
