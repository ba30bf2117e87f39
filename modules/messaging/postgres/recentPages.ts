import type { Cached } from "#kernel"
import { remembering } from "#infra/postgres"
import type { ThreadPage } from "../contract/views.ts"
import type { Mailbox } from "../domain/Messages.ts"

type Page = Cached<typeof ThreadPage.Type>

/** For so many mailboxes, a process remembers the first page: about 100 kB each. */
const MOST = 200

const keyOf = ({ organizationId, userId }: Mailbox, limit: number) => `${organizationId} ${userId} ${limit}`

/** The first pages that were read last, each with the state it was read in; a page without threads has none. */
export const recentPages = () => {
  const pages = remembering<Page>(MOST)
  return {
    has: (mailbox: Mailbox, limit: number) => pages.has(keyOf(mailbox, limit)),
    find: (mailbox: Mailbox, limit: number, state: string) => pages.find(keyOf(mailbox, limit), state),
    store: (mailbox: Mailbox, limit: number, state: string | null | undefined, page: Page) =>
      pages.store(keyOf(mailbox, limit), state, page)
  }
}
