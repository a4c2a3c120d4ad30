/** Draws a story in a frame of its own on its page: a window or a fixed bar would lie over the page. */
export const ownFrame = { docs: { story: { inline: false, height: '36rem' } } };
