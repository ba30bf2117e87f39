import type { Cached } from "#kernel"
import type { ThreadPage } from "../contract/views.ts"
import type { Mailbox } from "../domain/Messages.ts"

type Page = Cached<typeof ThreadPage.Type>

/** For so many mailboxes, a process remembers the first page: about 100 kB each. */
const MOST = 200

const keyOf = ({ organizationId, userId }: Mailbox, limit: number) => `${organizationId} ${userId} ${limit}`

/**
 * The first pages that were read last, each with the state it was read in. A page is a function of its state, so it never
 * becomes outdated: a page whose state has changed is not found.
 */
export const recentPages = () => {
  const pages = new Map<string, { readonly state: string; readonly page: Page }>()
  return {
    has: (mailbox: Mailbox, limit: number): boolean => pages.has(keyOf(mailbox, limit)),
    find: (mailbox: Mailbox, limit: number, state: string): Page | undefined => {
      const key = keyOf(mailbox, limit)
      const known = pages.get(key)
      if (known?.state !== state) return undefined
      // The most recent one is last.
      pages.delete(key)
      pages.set(key, known)
      return known.page
    },
    /** Remembers a page with its state; a page without threads has none. */
    store: (mailbox: Mailbox, limit: number, state: string | null | undefined, page: Page): Page => {
      const key = keyOf(mailbox, limit)
      pages.delete(key)
      if (state !== null && state !== undefined) pages.set(key, { state, page })
      for (const oldest of pages.keys()) {
        if (pages.size <= MOST) break
        pages.delete(oldest)
      }
      return page
    }
  }
}
