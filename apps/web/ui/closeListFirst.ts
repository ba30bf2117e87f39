/** In a dialog: Escape first closes the open list, and only then the dialog. */
export const closeListFirst = (event: Event) => {
  if (event.target instanceof HTMLElement && event.target.matches('[role="combobox"][aria-expanded="true"]'))
    event.preventDefault()
}
