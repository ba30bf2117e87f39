import { test as base } from "@playwright/test"

/**
 * A journey through the product. Closes what it opened: browsers that stay open keep listening, and
 * hundreds of them would slow down later journeys.
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
