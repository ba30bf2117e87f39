import { Schema } from "effect"
import { queryClient } from "./queryClient.ts"
import { currentSession } from "./session.ts"

const News = Schema.Struct({
  name: Schema.String,
  organization_id: Schema.NullOr(Schema.String),
  user_id: Schema.NullOr(Schema.String)
})
/** That something happened, and to whom. */
export type News = typeof News.Type

export const readNews = Schema.decodeUnknownSync(Schema.fromJsonString(News))

type Key = ReadonlyArray<string>

const inOrganization =
  (...parts: ReadonlyArray<string>) =>
  ({ organization_id }: News): ReadonlyArray<Key> =>
    organization_id === null ? [] : parts.map((part) => ["organization", organization_id, part])

/** Events about one thing only, and what of the loaded goes stale with them. */
const TABLE: ReadonlyArray<readonly [RegExp, (news: News) => ReadonlyArray<Key>]> = [
  [/^Messages?(Sent|Read)$/, inOrganization("messages")],
  // Who is invited is no member yet, and hears of it by this alone.
  [/^NotificationsChanged$/, () => [["notifications"], ["my-invitations"]]],
  // What is shared hangs on the board of everybody; whose connection it is sees that one too.
  [
    /^(Provider(Connected|Disconnected)|SharedVehiclesChanged)$/,
    (news) => [...inOrganization("telematics")(news), ["telematics"]]
  ],
  // Emails are listed under their customer's name.
  [/^Customer/, inOrganization("customers", "customer-emails")]
]

const OWN: ReadonlyArray<Key> = [["organizations"], ["my-invitations"], ["me"]]

/** Any other event: all of the organization, and what is one's own when it is about oneself. */
const anything = (news: News): ReadonlyArray<Key> => [
  ...(news.organization_id === null ? [] : [["organization", news.organization_id]]),
  ...(news.user_id === currentSession()?.user.id ? OWN : [])
]

/** Where in the cache lies what an event has made stale. */
export const staleKeys = (news: News): ReadonlyArray<Key> => {
  const [, keysOf = anything] = TABLE.find(([name]) => name.test(news.name)) ?? []
  return keysOf(news)
}

/** Loads anew what is on the screen and may have changed. */
export const takeIn = (news: News | "everything"): void => {
  if (news === "everything") return void queryClient.invalidateQueries()
  for (const queryKey of staleKeys(news)) void queryClient.invalidateQueries({ queryKey })
}
