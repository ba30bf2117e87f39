import { get } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { type Activity, ledger, listeners, nextActivity, unannounced, untilNext } from "./activities.ts"
import { count, type PeopleReport, type Phase, type Sample } from "./report.ts"
import { ask, closeConnections } from "./requests.ts"
import type { Member } from "./world.ts"

/*
 * The 200 people, in a process of their own. Open loop: requests are sent at random times, so many per second on
 * average, whether or not earlier ones were answered, as people do who do not know of each other.
 */

/** Modest, so that on two cores it is the server that is measured, not this process. */
const PER_SECOND = 40
const RECONNECT_MILLIS = 1_000

const port = Number(process.argv[2])
const times = { "warm-up": {}, quiet: {}, attack: {} } satisfies Record<Phase, Record<string, Array<Sample>>>
const failures: Record<string, number> = {}
let phase: Phase = "warm-up"
let interruptions = 0
const ending = new AbortController()

const note = (kind: string, millis: number): void => {
  const kinds: Record<string, Array<Sample>> = times[phase]
  ;(kinds[kind] ??= []).push({ at: Date.now(), value: millis })
}

const inFlight = new Set<Promise<void>>()

const perform = async ({ kind, next }: Activity): Promise<void> => {
  const planned = next()
  if (planned === undefined) return
  const sentAt = performance.now()
  const answer = await ask(port, planned)
  note(kind, performance.now() - sentAt)
  const succeeded = typeof answer.status === "number" && answer.status < 300
  if (!succeeded) count(failures, `${kind}: ${answer.status}`)
  planned.done?.(answer, succeeded)
}

const track = (activity: Activity): void => {
  const request = perform(activity).finally(() => inFlight.delete(request))
  inFlight.add(request)
}

/** One message was announced to a listener: the oldest that was not. */
const hear = ({ id }: Member, text: string): void => {
  for (const _ of text.matchAll(/"name":"MessageSent"/g)) {
    const sentAt = unannounced.get(id)?.shift()
    if (sentAt !== undefined) note("live event", performance.now() - sentAt)
  }
}

/** Keeps a live stream open; resolves when it has ended. */
const follow = (member: Member, last: { id?: string | undefined }): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${member.token}`,
      ...(last.id ? { "last-event-id": last.id } : {})
    }
    const options = {
      port,
      host: "127.0.0.1",
      path: "/api/me/events",
      localAddress: member.address,
      agent: false,
      headers
    }
    get(options, (response) => {
      let rest = ""
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const end = (rest += chunk).lastIndexOf("\n\n") + 1
        hear(member, rest.slice(0, end))
        last.id = [...rest.slice(0, end).matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? last.id
        rest = rest.slice(end)
      })
      response.once("close", resolve)
    }).once("error", () => resolve())
  })

const listen = async (member: Member): Promise<void> => {
  for (const last = {}; !ending.signal.aborted; await sleep(RECONNECT_MILLIS)) {
    await follow(member, last)
    if (!ending.signal.aborted) interruptions++
  }
}

const work = async (): Promise<void> => {
  for (let due = performance.now(); !ending.signal.aborted; due += untilNext(PER_SECOND)) {
    await sleep(Math.max(0, due - performance.now()))
    track(nextActivity())
  }
  await Promise.all(inFlight)
}

const report = (): PeopleReport => ({
  times,
  failures,
  interruptions,
  acknowledged: { messages: ledger.messages, names: [...ledger.names], imports: [...ledger.imports] }
})

process.on("message", (message: Phase | "end") => {
  if (message === "end") ending.abort()
  else phase = message
})

for (const member of listeners) void listen(member)
await work()
closeConnections()
process.send?.(report(), () => process.exit(0))
