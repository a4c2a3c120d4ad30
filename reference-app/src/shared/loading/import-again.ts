let count = 0;

/**
 * Imports anew what could not be imported: browsers remember that by the address, so it is asked for under
 * another. Where the browser does not say which it was, or it fails again although the portal can be
 * reached, the page is loaded anew, as it stands in the address.
 */
export async function importAgain<Module>(error: unknown): Promise<Module> {
  const lost = addressOf(error);
  try {
    if (lost === null) throw error;
    count += 1;
    lost.search = `again=${count}`;
    return (await import(/* @vite-ignore */ lost.href)) as Module;
  } catch (again) {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
    throw again;
  }
}

/** Chromium and Firefox name the address of an import that failed in its message. */
function addressOf(error: unknown): URL | null {
  const [address] = (error instanceof Error && /https?:\S+/.exec(error.message)) || [];
  const url = address === undefined ? null : new URL(address);
  return url?.origin === window.location.origin ? url : null;
}
