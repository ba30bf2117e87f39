import { Schema } from "effect"
import { beforeEach, expect, it } from "vitest"
import { drain } from "../../../../apps/web/contexts/messaging/outgoing/drain.ts"
import {
  clearQueue,
  save,
  Outgoing,
  queueOf
} from "../../../../apps/web/contexts/messaging/outgoing/queue.ts"
import { ana, id, organization } from "../support/fixtures.ts"
import { ben, freshMessages } from "./fixtures.ts"

beforeEach(freshMessages)

const outgoing = Schema.decodeUnknownSync(Outgoing)({
  kind: "message",
  client_id: id(701),
  user_id: ana.id,
  organization_id: organization().id,
  recipient_id: ben.user_id,
  recipient_name: "Ben Okoye",
  subject: "Keys",
  content: "Where are they?",
  queued_at: 1,
  refusal: null
})
const refusal = { code: "recipient_unavailable", status: 409, detail: "Not a member." }

const nothing = () => Promise.resolve()

interface Meanwhile {
  /** Runs before the refusal arrives. */
  readonly before?: () => Promise<void>
  /** Starts when it arrives. */
  readonly beside?: () => Promise<void>
}

/** Sends Ana's queue to a server that refuses everything, while something else happens. */
const drainRefused = async ({ before = nothing, beside = nothing }: Meanwhile = {}) => {
  const refused: Array<string> = []
  let done = nothing()
  await drain({
    userId: ana.id,
    send: async () => {
      await before()
      throw new Error("refused")
    },
    refusalOf: () => {
      done = Promise.resolve().then(beside)
      return refusal
    },
    onSent: () => expect.unreachable("nothing is taken"),
    onRefused: ({ client_id }) => refused.push(client_id)
  })
  await done
  return refused
}

it("keeps a refused message, with the reason", async () => {
  await save(outgoing)
  expect(await drainRefused()).toEqual([outgoing.client_id])
  expect(await queueOf(ana.id)).toEqual([{ ...outgoing, refusal }])
})

it("restores nothing if the author signed out before the refusal arrived", async () => {
  await save(outgoing)
  expect(await drainRefused({ before: clearQueue })).toEqual([])
  expect(await queueOf(ana.id)).toEqual([])
})

it("restores nothing if the author signs out while the refusal is stored", async () => {
  await save(outgoing)
  await drainRefused({ beside: clearQueue })
  expect(await queueOf(ana.id)).toEqual([])
})
