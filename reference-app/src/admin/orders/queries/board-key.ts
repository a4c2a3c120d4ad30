/** Key of the board. */
export const boardKey = ['orders', 'board'] as const;
