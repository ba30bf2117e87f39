import type { Page } from "@playwright/test"

/** Holds back responses for a URL until released, to check what is shown meanwhile. */
export const holdBack = async (page: Page, address: string): Promise<() => void> => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return release
}
