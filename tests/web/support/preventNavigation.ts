import { onTestFinished } from "vitest"

/** The addresses the page navigates to; the navigation itself is prevented, because it would unload the test. */
export const preventNavigation = () => {
  const addresses: Array<string> = []
  const hold = (event: NavigateEvent) => {
    // A dialog's history entry has the page's own address.
    if (event.destination.url === location.href) return
    const { pathname, search, hash } = new URL(event.destination.url)
    addresses.push(pathname + search + hash)
    event.preventDefault()
  }
  navigation.addEventListener("navigate", hold)
  onTestFinished(() => navigation.removeEventListener("navigate", hold))
  return addresses
}
