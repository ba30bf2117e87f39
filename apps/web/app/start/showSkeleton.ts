/** The input of the script after the root element, which cannot import anything. */
interface ShowSkeleton {
  readonly session: string
  /** The cookie that says whether the sidebar is collapsed. */
  readonly sidebar: string
  /** Placeholder in the shell for the user's email address. */
  readonly email: string
  /** The part for pages of records. */
  readonly record: string
}

/**
 * Shows the skeleton of the page at this address until the app takes over: from the template in the
 * document's language, filled in with what this browser knows. Its source is inlined into the document.
 */
export const showSkeleton = ({ session, sidebar, email, record }: ShowSkeleton) => {
  const page = document.documentElement
  const path = location.pathname
  const section = `/${path.split("/")[1]}`
  const template = document.getElementById(`${page.dataset["skeleton"]}-${page.lang}`)
  const root = document.getElementById("root")
  if (!(template instanceof HTMLTemplateElement) || !root) return
  const skeleton = document.importNode(template.content, true)
  const all = (selector: string) => skeleton.querySelectorAll<HTMLElement>(selector)
  for (const part of all("[data-page]"))
    if (part.dataset["page"] !== (path === section ? path : record)) part.remove()
  for (const part of all("[data-section]")) if (part.dataset["section"] !== section) part.remove()
  // A page without a breadcrumb.
  for (const trail of all("nav:has(> ol)")) if (!trail.querySelector("[data-section]")) trail.remove()
  for (const link of all("aside a"))
    if (link.getAttribute("href") === section) link.setAttribute("aria-current", "page")
  if (document.cookie.split("; ").includes(`${sidebar}=collapsed`) && !matchMedia("(width < 768px)").matches)
    for (const part of all("[data-collapsed]")) part.dataset["collapsed"] = "true"
  const person = () => {
    try {
      return JSON.parse(localStorage.getItem(session) ?? "{}").user
    } catch {
      // Storage can be forbidden altogether: then no one is signed in.
      return undefined
    }
  }
  const user = person()
  for (const banner of all("[data-unverified]"))
    if (!user || user.email_verified_at) banner.remove()
    else
      for (const line of banner.querySelectorAll("[data-sentence]"))
        line.textContent = (line.textContent ?? "").replace(email, user.email)
  root.append(skeleton)
}
