import { StrictMode, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, vi } from 'vitest';

const roots: { root: Root; place: HTMLElement }[] = [];

afterEach(async () => {
  for (const { root, place } of roots.splice(0)) {
    root.unmount();
    place.remove();
  }
  await settled();
});

/**
 * Shows an element on the page until the test ends, and returns what it stands in. Synchronous, effects
 * too: on a busy machine React's scheduler may not have had its turn by the frame after next.
 */
export function mount(element: ReactElement): HTMLElement {
  const place = placed();
  const root = createRoot(place);
  flushSync(() => root.render(<StrictMode>{element}</StrictMode>));
  roots.push({ root, place });
  return place;
}

/** Draws another element where one was mounted. */
export function redraw(place: HTMLElement, element: ReactElement | null): void {
  const mounted = roots.find((one) => one.place === place);
  flushSync(() => mounted?.root.render(<StrictMode>{element}</StrictMode>));
}

/** Draws an element as a server does, then lets React take it over; returns what was complained of. */
export async function hydrate(element: ReactElement): Promise<string[]> {
  const complaints: string[] = [];
  const silenced = vi
    .spyOn(console, 'error')
    .mockImplementation((...args) => void complaints.push(args.join(' ')));
  const place = placed();
  place.innerHTML = renderToString(<StrictMode>{element}</StrictMode>);
  const root = flushSync(() =>
    hydrateRoot(place, <StrictMode>{element}</StrictMode>, {
      onRecoverableError: (error) => void complaints.push(String(error)),
    }),
  );
  roots.push({ root, place });
  await settled();
  silenced.mockRestore();
  return complaints;
}

/** Two frames: React has drawn and its effects have run. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

function placed(): HTMLElement {
  return document.body.appendChild(document.createElement('div'));
}
