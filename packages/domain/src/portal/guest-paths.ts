/** Where a guest finds one of their things in the app; notifications lead there. */
export const guestPaths = {
  order: (id: number): string => `/orders/${id}`,
  ticket: (id: number): string => `/help/${id}`,
} as const;
