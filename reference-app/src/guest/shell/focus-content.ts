/** For what goes with the button that was pressed: without focus the keyboard would begin the page anew. */
export function focusContent(): void {
  document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
