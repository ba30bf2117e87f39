const SHOWN_MILLIS = 4000

/** Shows a notice, replacing an earlier one, for four seconds; longer while the pointer is over it. */
export const notify = (kind: "success" | "failure") => {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-notice=${kind}]`)
  const notice = template?.content.firstElementChild?.cloneNode(true)
  if (!(notice instanceof HTMLElement)) return
  document.querySelector("[data-notices]")?.replaceChildren(notice)
  const leave = () => (notice.matches(":hover") ? setTimeout(leave, SHOWN_MILLIS) : notice.remove())
  setTimeout(leave, SHOWN_MILLIS)
}
