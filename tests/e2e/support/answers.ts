import type { Page } from "@playwright/test"

/**
 * Does something on a page, and waits until the server has taken what that sends. The page shows it at once: a
 * reload right after that would cut it short.
 */
export const untilTaken = async (page: Page, method: string, act: () => Promise<unknown>): Promise<void> => {
  const taken = page.waitForResponse((response) => response.request().method() === method && response.ok())
  await Promise.all([taken, act()])
}
