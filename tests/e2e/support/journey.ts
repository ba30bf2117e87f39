import { type Browser, type Page, test as base } from "@playwright/test"

/**
 * A dialog that closed a moment ago may still be going back in the history, which aborts a navigation that begins meanwhile: no
 * person is that fast. Has each page navigate again then.
 */
const retryAborted = (page: Page): void => {
  const goto = page.goto.bind(page)
  page.goto = async (...to) => {
    try {
      return await goto(...to)
    } catch (cause) {
      if (cause instanceof Error && cause.message.includes("net::ERR_ABORTED")) return goto(...to)
      throw cause
    }
  }
}

const prepared = new WeakSet<Browser>()

/** Prepares all pages of a browser, which the journeys of a worker share. */
const prepare = (browser: Browser): void => {
  if (prepared.has(browser)) return
  prepared.add(browser)
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    context.on("page", retryAborted)
    return context
  }
}

/**
 * A journey through the product. Closes what it opened: browsers that stay open keep listening, and
 * hundreds of them would slow down later journeys.
 */
export const test = base.extend<{ readonly closing: void }>({
  closing: [
    async ({ browser }, use) => {
      prepare(browser)
      await use()
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true }
  ]
})
