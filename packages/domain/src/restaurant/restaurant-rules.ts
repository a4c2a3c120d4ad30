/** Of the terminal groups, the one whose name is this is the restaurant's. */
export const restaurantTerminalGroupName = 'Ресторан';
