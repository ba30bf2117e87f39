import { onTestFinished } from "vitest"

/** Where the page wants to go: the navigation itself is held back, for it would take the test along. */
export const leaving = () => {
  const addresses: Array<string> = []
  const hold = (event: NavigateEvent) => {
    const { pathname, search, hash } = new URL(event.destination.url)
    addresses.push(pathname + search + hash)
    event.preventDefault()
  }
  navigation.addEventListener("navigate", hold)
  onTestFinished(() => navigation.removeEventListener("navigate", hold))
  return addresses
}
