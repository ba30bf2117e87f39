/** The server's page size limit. */
const ROWS = "200"

interface Page<Id> {
  readonly items: ReadonlyArray<{ readonly id: Id }>
  readonly next: string | null
}

/** The ids of all records that match, also those that are not loaded. Stops early once they are not wanted any more. */
export const everyId = async <Id>(
  load: (query: { readonly limit: string; readonly after?: string }) => Promise<Page<Id>>,
  isWanted: () => boolean
): Promise<ReadonlyArray<Id>> => {
  const ids: Array<Id> = []
  let after: string | null = null
  do {
    const page: Page<Id> = await load({ limit: ROWS, ...(after !== null && { after }) })
    ids.push(...page.items.map(({ id }) => id))
    after = page.next
  } while (after !== null && isWanted())
  return ids
}
