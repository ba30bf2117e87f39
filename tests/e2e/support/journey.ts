import { test as base } from "@playwright/test"

/**
 * A journey through the product. What it opened is closed after it: browsers that stay open go on listening, and
 * hundreds of them would take the time of the journeys after it.
 */
export const test = base.extend<{ readonly closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true }
  ]
})
