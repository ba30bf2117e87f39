import { ME } from "#identity/contract"
import { NOTIFICATIONS } from "#notifications/contract"
import { PROVIDER_CONNECTIONS } from "#telematics/contract"
import { MY_INVITATIONS, ORGANIZATIONS } from "#tenancy/contract"
import type { Query } from "@tanstack/react-query"
import { del, setMany } from "idb-keyval"
import { buildName } from "./buildName.ts"
import {
  forgetLastRead,
  keepOnly,
  type LastReadEntry,
  type LastReadKey,
  lastReadStore
} from "./lastReadStore.ts"
import { problemOf } from "./problem.ts"
import { queryClient } from "./queryClient.ts"
import { EVERY_ORGANIZATION, personKey, readKey } from "./queryKeys.ts"
import { currentSession, watchPerson } from "./session.ts"

const DAY = 86_400_000
/** Milliseconds in which changes gather before they are written. */
const GATHER = 1_000
/**
 * What a person wants to see again without a connection. Named one by one: other answers are about sessions,
 * or lie under a key that holds a secret of a mailed link.
 */
const KEPT = new Set<unknown>([
  ...[ME, ORGANIZATIONS, MY_INVITATIONS, NOTIFICATIONS, PROVIDER_CONNECTIONS].flatMap((one) =>
    personKey(one)
  ),
  ...EVERY_ORGANIZATION
])

let person: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const changed = new Map<string, Query>()

const isKept = ({ queryKey }: Query) => KEPT.has(queryKey[0])

const say = (error: unknown) => console.error("Failed to save the offline data in this browser.", error)

/** What is still shown to this person: of today, read by this build, in an organization they are in. */
const isCurrent = ([[owner], { build, at }]: LastReadEntry) =>
  owner === person && build === buildName() && Date.now() - at < DAY

const entryOf = ({ queryHash, queryKey, state }: Query): [LastReadKey, LastReadEntry[1]] => [
  [person ?? "", queryHash],
  { build: buildName(), key: queryKey, data: state.data, at: state.dataUpdatedAt }
]

/** Whoever has left an organization keeps nothing of it. */
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
  // Another tab may have signed somebody else in, of which this one has not heard yet.
  if (person === undefined || currentSession()?.user.id !== person) return
  await setMany(queries.map(entryOf), lastReadStore())
  if (queries.some(({ queryKey }) => readKey(queryKey).name === ORGANIZATIONS.name)) await forgetLeft()
}

const writeNow = () => {
  if (changed.size > 0) write().catch(say)
}

const onAnswer = (query: Query) => {
  changed.set(query.queryHash, query)
  timer ??= setTimeout(writeNow, GATHER)
}

/** Where browsers forbid databases already opening one throws; as a promise's failure it is only told. */
const drop = async (key: LastReadKey) => del(key, lastReadStore())

const onRefusal = (query: Query, error: unknown) => {
  const { status } = problemOf(error)
  if ((status !== 403 && status !== 404) || person === undefined) return
  changed.delete(query.queryHash)
  drop([person, query.queryHash]).catch(say)
}

const follow = () => {
  // What the server has answered before this was loaded.
  const answered = queryClient.getQueryCache().findAll({ predicate: isKept })
  answered.filter(({ state }) => state.status === "success").forEach(onAnswer)
  return queryClient.getQueryCache().subscribe((event) => {
    // A late answer to a question of the person before arrives at a query that is no longer there.
    const { query } = event
    if (event.type !== "updated" || !isKept(query)) return
    if (queryClient.getQueryCache().get(query.queryHash) !== query) return
    if (event.action.type === "success") onAnswer(query)
    else if (event.action.type === "error") onRefusal(query, event.action.error)
  })
}

const put = ([, { key, data, at }]: LastReadEntry) => {
  if (queryClient.getQueryData(key) !== undefined) return
  queryClient.setQueryData(key, data, { updatedAt: at })
  // Old at any rate: whoever shows it asks the server too.
  queryClient.getQueryCache().find({ queryKey: key, exact: true })?.invalidate()
}

/** Shows what is kept of this person where the server has not answered yet; removes what is not to be shown. */
export const recallLastRead = async (): Promise<void> => {
  const asked = person
  const kept = await keepOnly(isCurrent)
  if (asked !== undefined && asked === person && currentSession()?.user.id === asked) kept.forEach(put)
}

const onPerson = () => {
  person = currentSession()?.user.id
  changed.clear()
  forgetLastRead(person).catch(say)
}

/**
 * Shows the signed-in person what they read last, for up to a day, until the server answers; and keeps what
 * it answers for the next time. It is gone when they sign out, or somebody else signs in.
 */
export const keepLastRead = (): void => {
  person = currentSession()?.user.id
  watchPerson(onPerson)
  recallLastRead().catch(say).finally(follow)
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) writeNow()
  })
}
