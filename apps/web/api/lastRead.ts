import { ME } from "#identity/contract"
import { NOTIFICATIONS } from "#notifications/contract"
import { PROVIDER_CONNECTIONS } from "#telematics/contract"
import { MY_INVITATIONS, ORGANIZATIONS } from "#tenancy/contract"
import type { Query } from "@tanstack/react-query"
import { buildName } from "./buildName.ts"
import { forgetLastRead, LIFETIME } from "./lastReadStore.ts"
import { problemOf } from "./problem.ts"
import { queryClient } from "./queryClient.ts"
import { EVERY_ORGANIZATION, personKey, readKey } from "./queryKeys.ts"
import { dropRead, keepOnly, type LastRead, type LastReadEntry, saveReads } from "./sealedReads.ts"
import { currentSession, watchUser } from "./session.ts"

/** Milliseconds for which changes are collected before they are written. */
const GATHER = 1_000
/**
 * The queries worth showing without a connection. An explicit list: other responses are about sessions, or
 * have a key that contains the secret of an emailed link.
 */
const OFFLINE_QUERIES = new Set<unknown>([
  ...[ME, ORGANIZATIONS, MY_INVITATIONS, NOTIFICATIONS, PROVIDER_CONNECTIONS].flatMap((one) =>
    personKey(one)
  ),
  ...EVERY_ORGANIZATION
])

let person: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const changed = new Map<string, Query>()

const isOfflineQuery = ({ queryKey }: Query) => OFFLINE_QUERIES.has(queryKey[0])

const logFailure = (error: unknown) =>
  console.error("Failed to save the offline data in this browser.", error)

/** Whether this person may still see it: from today, read by this build, in an organization they belong to. */
const isCurrent = ([[owner], { build, at }]: LastReadEntry) =>
  owner === person && build === buildName() && Date.now() - at < LIFETIME

const readOf = ({ queryHash, queryKey, state }: Query): readonly [hash: string, LastRead] => [
  queryHash,
  { build: buildName(), key: queryKey, data: state.data, at: state.dataUpdatedAt }
]

/** Removes the data of organizations the person has left. */
const forgetLeft = async () => {
  const mine = queryClient.getQueryData<ReadonlyArray<{ readonly id: string }>>(personKey(ORGANIZATIONS))
  const isMine = (id: unknown) => id === null || mine === undefined || mine.some((one) => one.id === id)
  await keepOnly(([, { key }]) => isMine(readKey(key).organizationId))
}

const write = async () => {
  clearTimeout(timer)
  timer = undefined
  const queries = [...changed.values()]
  changed.clear()
  const author = person
  // Another tab may have signed in another user, which this tab has not noticed yet.
  const isStillSignedIn = () => author === person && currentSession()?.user.id === author
  if (author === undefined || !isStillSignedIn()) return
  await saveReads(author, queries.map(readOf), isStillSignedIn)
  if (queries.some(({ queryKey }) => readKey(queryKey).name === ORGANIZATIONS.name)) await forgetLeft()
}

const writeNow = () => {
  if (changed.size > 0) write().catch(logFailure)
}

const onResponse = (query: Query) => {
  changed.set(query.queryHash, query)
  timer ??= setTimeout(writeNow, GATHER)
}

const onRefusal = (query: Query, error: unknown) => {
  const { status } = problemOf(error)
  if ((status !== 403 && status !== 404) || person === undefined) return
  changed.delete(query.queryHash)
  dropRead(person, query.queryHash).catch(logFailure)
}

const follow = () => {
  // Responses that arrived before this was loaded.
  const answered = queryClient.getQueryCache().findAll({ predicate: isOfflineQuery })
  answered.filter(({ state }) => state.status === "success").forEach(onResponse)
  return queryClient.getQueryCache().subscribe((event) => {
    // A late response for the previous user belongs to a query that was removed.
    const { query } = event
    if (event.type !== "updated" || !isOfflineQuery(query)) return
    if (queryClient.getQueryCache().get(query.queryHash) !== query) return
    if (event.action.type === "success") onResponse(query)
    else if (event.action.type === "error") onRefusal(query, event.action.error)
  })
}

const put = ([, { key, data, at }]: LastReadEntry) => {
  if (queryClient.getQueryData(key) !== undefined) return
  queryClient.setQueryData(key, data, { updatedAt: at })
  // Marked as stale, so that it is also requested from the server.
  queryClient.getQueryCache().find({ queryKey: key, exact: true })?.invalidate()
}

/** Shows the stored responses where the server has not answered yet, and removes those that must not be shown. */
export const recallLastRead = async (): Promise<void> => {
  const requestedFor = person
  const entries = await keepOnly(isCurrent)
  if (requestedFor !== undefined && requestedFor === person && currentSession()?.user.id === requestedFor)
    entries.forEach(put)
}

const onPerson = () => {
  person = currentSession()?.user.id
  changed.clear()
  clearTimeout(timer)
  timer = undefined
  forgetLastRead(person).catch(logFailure)
}

/**
 * Shows the signed-in user what they read last, for up to a day, until the server answers, and stores its
 * answers for next time. Encrypted; removed when they sign out or another
 * user signs in.
 */
export const persistLastRead = (): void => {
  person = currentSession()?.user.id
  watchUser(onPerson)
  recallLastRead().catch(logFailure).finally(follow)
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) writeNow()
  })
}
