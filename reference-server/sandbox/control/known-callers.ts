import type { RequestHandler } from 'express';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Lets in who calls this machine by a name of its own. A page of somebody's whose name leads here for a
 * moment (DNS rebinding) would else read the codes that a developer is sent.
 */
export function knownHostOnly(publicUrl: string | undefined): RequestHandler {
  const publicName = publicUrl === undefined ? null : new URL(publicUrl).hostname;
  return ({ headers: { host = '' } }, response, next) => {
    const name = host.replace(/:\d*$/, '').toLowerCase();
    if (loopbackNames.has(name) || name === publicName) next();
    else response.status(421).json({ success: false, error: 'The sandbox has no such name' });
  };
}

/**
 * Lets only the sandbox's own page and programs steer it. Browsers say where a page's request comes from; a
 * form of another site's needs no more than an address to make a payment succeed.
 */
export const ownPageOnly: RequestHandler = (request, response, next) => {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  const isRead = ['GET', 'HEAD'].includes(request.method);
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : origin === `http://${host}` || origin === `https://${host}`;
  if (isRead || isOwn) next();
  else response.status(403).json({ success: false, error: 'Only the page of the sandbox may' });
};
