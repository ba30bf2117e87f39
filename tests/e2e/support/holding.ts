import type { Page } from "@playwright/test"

/** Lets no answer of an address come before it is let go: what is shown meanwhile can be looked at. */
export const hold = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return letGo
}
