declare global {
  interface Window {
    /** The query this page was opened with, removed from the address by index.html before anything else ran. */
    returnedQuery?: string
  }
}

/** What a provider added to the address of this page, the first time it is asked for. */
export const takeReturnedQuery = (): string | undefined => {
  const query = window.returnedQuery
  delete window.returnedQuery
  return query
}
