import { OrganizationId, UserId } from "#kernel"
import { ClientId, MessageId } from "#messaging/contract"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  isSameSend,
  newMessage,
  newReply,
  replyRecipient,
  replySubject
} from "../../modules/messaging/domain/composing.ts"
import { newestReplies } from "../../modules/messaging/domain/Threads.ts"

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
const ada = UserId.make(id(1))
const bob = UserId.make(id(2))
const at = new Date("2027-03-01T08:00:00Z")
const writing = {
  organizationId: OrganizationId.make(id(9)),
  senderId: ada,
  clientId: ClientId.make(id(8)),
  content: "Hello"
}

const message = (n: number, more: Partial<typeof writing> = {}) =>
  newMessage({ ...writing, ...more }, { recipientId: bob, subject: "Keys" }, MessageId.make(id(n)), at)

describe("the subject of a reply", () => {
  it.each([
    ["Keys", "Re: Keys"],
    ["Re: Keys", "Re: Keys"],
    ["RE: Keys", "RE: Keys"],
    ["re:Keys", "re:Keys"],
    ["Return", "Re: Return"],
    ["x".repeat(196), `Re: ${"x".repeat(196)}`],
    ["x".repeat(200), `Re: ${"x".repeat(196)}`],
    [`${"x".repeat(195)} yyy`, `Re: ${"x".repeat(195)}`],
    ["🚐".repeat(200), `Re: ${"🚐".repeat(196)}`],
    [`${"x".repeat(195)}👩‍🔧`, `Re: ${"x".repeat(195)}`]
  ])("of %j is %j", (subject, reply) => expect(replySubject(subject)).toBe(reply))

  it("stays within the limit, and does not change with further replies", () =>
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200, unit: "grapheme" }), (subject) => {
        const reply = replySubject(Array.from(subject).slice(0, 200).join(""))
        expect(Array.from(reply).length).toBeLessThanOrEqual(200)
        expect(replySubject(reply)).toBe(reply)
      }),
      { seed: 7 }
    ))
})

describe("the recipient of a reply", () => {
  it("is the sender of the original", () =>
    expect(replyRecipient({ sender_id: bob, recipient_id: ada }, ada)).toBe(bob))
  it("is the original's recipient when replying to oneself", () =>
    expect(replyRecipient({ sender_id: ada, recipient_id: bob }, ada)).toBe(bob))
})

it("starts a thread with a message and keeps replies in it", () => {
  const first = message(1)
  expect(first).toMatchObject({ thread_id: first.id, parent_message_id: null, recipient_id: bob })
  const original = { ...first, thread_subject: first.subject }
  const reply = newReply({ ...writing, senderId: bob }, original, MessageId.make(id(2)), at)
  expect(reply).toMatchObject({
    thread_id: first.id,
    parent_message_id: first.id,
    recipient_id: ada,
    subject: "Re: Keys"
  })
})

it("recognizes a repeated send by what its sender entered", () => {
  const first = message(1)
  expect(isSameSend(first, message(2))).toBe(true)
  expect(isSameSend(first, message(2, { content: "Hello!" }))).toBe(false)
  expect(isSameSend(first, { ...message(2), subject: "Other keys" })).toBe(false)
  expect(isSameSend(first, { ...message(2), recipient_id: ada })).toBe(false)
  expect(isSameSend(first, { ...message(2), parent_message_id: MessageId.make(id(3)) })).toBe(false)
})

describe("the visible replies", () => {
  const fetched = [message(1), message(2), message(3)]
  it("are the newest, with a cursor to the earlier ones", () =>
    expect(newestReplies(fetched, 2)).toEqual({
      replies: [fetched[1], fetched[2]],
      earlier: `${at.getTime()}.${id(2)}`
    }))
  it("are all of them when they fit", () =>
    expect(newestReplies(fetched, 3)).toEqual({ replies: fetched, earlier: null }))
  it("may be none", () => expect(newestReplies([], 3)).toEqual({ replies: [], earlier: null }))
})
