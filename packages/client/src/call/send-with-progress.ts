/** Whether this place can say how far a file is sent: browsers can, by XMLHttpRequest alone. */
export function canReportProgress(): boolean {
  return typeof XMLHttpRequest !== 'undefined';
}

/**
 * A `fetch` that says what part of the body is sent. `fetch` itself cannot in most browsers.
 *
 * @throws TypeError `network error` when no answer comes, and what the signal says when it ends it.
 */
export function sendWithProgress(onProgress: (sent: number) => void): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.arrayBuffer();
    request.signal.throwIfAborted();
    return new Promise<Response>((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.responseType = 'arraybuffer';
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress(total === 0 ? 0 : loaded / total);
      });
      sending.addEventListener('load', () => resolve(answerOf(sending)));
      sending.addEventListener('error', () => reject(new TypeError('network error')));
      sending.addEventListener('abort', () => reject(request.signal.reason as Error));
      request.signal.addEventListener('abort', () => sending.abort(), { once: true });
      sending.send(body);
    });
  };
}

function answerOf(sent: XMLHttpRequest): Response {
  const lines = sent.getAllResponseHeaders().trim().split(/\r?\n/);
  const headers = new Headers(
    lines.flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
    }),
  );
  const bytes = sent.response as ArrayBuffer | null;
  const body = bytes && bytes.byteLength > 0 ? bytes : null;
  return new Response(body, { status: sent.status, statusText: sent.statusText, headers });
}
