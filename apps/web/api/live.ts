import { Schema } from "effect"
import { queryClient } from "./queryClient.ts"
import { freshSession } from "./refresh.ts"
import { currentSession, watchSession } from "./session.ts"

const NAME = "motorpool.live"
const SHORTEST_PAUSE = 2_000
const JITTER = 3_000

const News = Schema.Struct({
  name: Schema.String,
  organization_id: Schema.NullOr(Schema.String),
  user_id: Schema.NullOr(Schema.String)
})

/** What one tab hears and tells the others. */
type Heard = { readonly id: string; readonly news: typeof News.Type | "everything" }

const readNews = Schema.decodeUnknownSync(Schema.fromJsonString(News))

/** Loads anew what is on the screen and may have changed. */
const takeIn = ({ news }: Heard): void => {
  if (news === "everything") return void queryClient.invalidateQueries()
  if (news.organization_id !== null)
    void queryClient.invalidateQueries({ queryKey: ["organization", news.organization_id] })
  if (news.user_id === currentSession()?.user.id)
    for (const key of ["organizations", "my-invitations", "me"])
      void queryClient.invalidateQueries({ queryKey: [key] })
}

/** Splits a stream of server-sent events into its blocks. */
async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let rest = "", step = await reader.read(); !step.done; step = await reader.read()) {
    const blocks = (rest + step.value).split("\n\n")
    rest = blocks.pop() ?? ""
    yield* blocks
  }
}

const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]

/** Waits until the connection may be worth another try: a while, or the moment the network is back. */
const pause = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, SHORTEST_PAUSE + Math.random() * JITTER)
    window.addEventListener("online", () => resolve(), { once: true })
  })

const untilSessionChanges = () =>
  new Promise<void>((resolve) => {
    const stop = watchSession(() => {
      stop()
      resolve()
    })
  })

/** The one stream of this browser, as long as this tab leads; what it hears all tabs hear. */
const lead = async (tell: (heard: Heard) => void, lastId: () => string | undefined) => {
  for (;;) {
    const session = await freshSession().catch(() => undefined)
    if (session === undefined) {
      await (currentSession() ? pause() : untilSessionChanges())
      continue
    }
    const last = lastId()
    await follow(session.access_token, last, tell).catch(() => undefined)
    await pause()
  }
}

const follow = async (token: string, last: string | undefined, tell: (heard: Heard) => void) => {
  const headers = { authorization: `Bearer ${token}`, ...(last ? { "last-event-id": last } : {}) }
  const { ok, body } = await fetch("/api/me/events", { headers })
  if (!ok || body === null) return
  for await (const block of blocksOf(body)) {
    const [id, data, event] = [field(block, "id") ?? "", field(block, "data"), field(block, "event")]
    if (data === undefined) continue
    // A stream that begins without a past may have missed something since the page was loaded.
    const unsure = event === "reset" || (event === "ready" && last === undefined)
    if (event === undefined) tell({ id, news: readNews(data) })
    else if (unsure) tell({ id, news: "everything" })
  }
}

let started = false

/** Follows what happens elsewhere while somebody is signed in. Of several tabs one listens for all. */
export const keepLive = (): void => {
  if (started) return
  started = true
  let lastId: string | undefined
  const hear = (heard: Heard) => {
    lastId = heard.id || lastId
    takeIn(heard)
  }
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener("message", ({ data }: MessageEvent<Heard>) => hear(data))
  watchSession(() => {
    if (!currentSession()) lastId = undefined
  })
  const run = () =>
    lead(
      (heard) => {
        hear(heard)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel's own; a window's would need it.
        channel.postMessage(heard)
      },
      () => lastId
    )
  if ("locks" in navigator) void navigator.locks.request(NAME, run)
  else void run()
}
