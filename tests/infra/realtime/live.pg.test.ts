import { randomUUID } from "node:crypto"
import { Client } from "pg"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { call, foundOrganization, newMember, newPerson } from "../../support/client.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

interface Message {
  readonly id?: string
  readonly event: string
  readonly data: { readonly name?: string; readonly organization_id?: string | null }
}

const parse = (block: string): Message => {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]
  const id = field("id")
  return {
    ...(id ? { id } : {}),
    event: field("event") ?? "message",
    data: JSON.parse(field("data") ?? "{}")
  }
}

/** One open stream: its messages as they come, and how to end it. */
const listen = async (from: TestApp, token: string, lastEventId?: string) => {
  const response = await from.hono.request("/api/me/events", {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { "last-event-id": lastEventId } : {}) }
  })
  const messages: Array<Message> = []
  const ready = Promise.withResolvers<void>()
  if (response.body === null) throw new Error("The stream has no body.")
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  const ended = (async () => {
    for (let rest = "", step = await reader.read(); !step.done; step = await reader.read()) {
      const blocks = (rest + step.value).split("\n\n")
      rest = blocks.pop() ?? ""
      for (const message of blocks.filter((block) => block.includes("data: ")).map(parse)) {
        if (message.event === "ready") ready.resolve()
        else messages.push(message)
      }
    }
  })()
  await ready.promise
  return { status: response.status, messages, ended, close: () => reader.cancel() }
}

const named = (messages: ReadonlyArray<Message>): ReadonlyArray<string> =>
  messages.map(({ data }) => data.name ?? "")

const rename = (token: string, organizationId: string, role: string, memberId: string) =>
  call(app, "PATCH", `/api/organizations/${organizationId}/members/${memberId}`, { token, body: { role } })

const memberIdOf = async (token: string, organizationId: string, userId: string): Promise<string> => {
  const reply = await call(app, "GET", `/api/organizations/${organizationId}/members`, { token })
  const { items } = reply.body as { items: ReadonlyArray<{ id: string; user_id: string }> }
  return items.find(({ user_id }) => user_id === userId)?.id ?? ""
}

const team = async () => {
  const owner = await newPerson(app)
  const organizationId = await foundOrganization(app, owner.access_token)
  const member = await newMember(app, owner.access_token, organizationId, "driver")
  return {
    owner,
    organizationId,
    member,
    memberId: await memberIdOf(owner.access_token, organizationId, member.user.id)
  }
}

it("tells members what happens in their organization within a second, and strangers nothing", async () => {
  const { owner, organizationId, member, memberId } = await team()
  const stranger = await newPerson(app)
  await foundOrganization(app, stranger.access_token, "Elsewhere")
  const [mine, theirs] = [await listen(app, member.access_token), await listen(app, stranger.access_token)]
  await rename(owner.access_token, organizationId, "agent", memberId)
  await expect.poll(() => named(mine.messages), { timeout: 1_000 }).toContain("MemberRoleChanged")
  expect(mine.messages[0]?.data.organization_id).toBe(organizationId)
  expect(theirs.messages).toEqual([])
  await Promise.all([mine.close(), theirs.close()])
})

it("tells a removed member that, and nothing of the organization afterwards", async () => {
  const { owner, organizationId, member, memberId } = await team()
  const stream = await listen(app, member.access_token)
  await call(app, "DELETE", `/api/organizations/${organizationId}/members/${memberId}`, {
    token: owner.access_token
  })
  await expect.poll(() => named(stream.messages), { timeout: 2_000 }).toContain("MemberRemoved")
  const other = await newMember(app, owner.access_token, organizationId, "viewer")
  const witness = await listen(app, owner.access_token)
  await rename(
    owner.access_token,
    organizationId,
    "sales",
    await memberIdOf(owner.access_token, organizationId, other.user.id)
  )
  await expect.poll(() => named(witness.messages), { timeout: 2_000 }).toContain("MemberRoleChanged")
  expect(named(stream.messages)).toEqual(["MemberRemoved"])
  await Promise.all([stream.close(), witness.close()])
})

it("goes on after Last-Event-ID without loss or repetition, also on another process", async () => {
  const { owner, organizationId, member, memberId } = await team()
  const first = await listen(app, member.access_token)
  await rename(owner.access_token, organizationId, "agent", memberId)
  await expect.poll(() => first.messages.length, { timeout: 2_000 }).toBe(1)
  await first.close()
  for (const role of ["sales", "driver", "technician"])
    await rename(owner.access_token, organizationId, role, memberId)
  const second = await startApp({ database: app })
  try {
    const again = await listen(second, member.access_token, first.messages[0]?.id)
    await expect.poll(() => again.messages.length, { timeout: 2_000 }).toBe(3)
    await rename(owner.access_token, organizationId, "agent", memberId)
    await expect.poll(() => again.messages.length, { timeout: 2_000 }).toBe(4)
    const ids = again.messages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids).not.toContain(first.messages[0]?.id)
    await again.close()
  } finally {
    await second.stop()
  }
})

it("does not skip an event that commits after a later one", async () => {
  const { organizationId, owner } = await team()
  const stream = await listen(app, owner.access_token)
  const [early, late] = [new Client(app.urls.system), new Client(app.urls.system)]
  await Promise.all([early.connect(), late.connect()])
  const write = (client: Client, name: string) =>
    client.query(
      "insert into app.outbox (id, name, organization_id, data, occurred_at) values ($1, $2, $3, '{}', now())",
      [randomUUID(), name, organizationId]
    )
  await late.query("begin")
  await write(late, "CommitsLate")
  await write(early, "CommitsFirst")
  await late.query("commit")
  await expect.poll(() => named(stream.messages), { timeout: 2_000 }).toEqual(["CommitsLate", "CommitsFirst"])
  await Promise.all([early.end(), late.end(), stream.close()])
})

it("says reset to whoever was away longer than events are kept", async () => {
  const { owner } = await team()
  const stream = await listen(app, owner.access_token, "1.1")
  await expect.poll(() => stream.messages.map(({ event }) => event), { timeout: 1_000 }).toEqual(["reset"])
  await stream.close()
})

it("says reset to whoever stands ahead of the database, as after a backup was restored, and goes on from now", async () => {
  const { owner, organizationId, memberId } = await team()
  const stream = await listen(app, owner.access_token, "18446744073709551615.1")
  await rename(owner.access_token, organizationId, "agent", memberId)
  const heard = () => stream.messages.map(({ event, data }) => data.name ?? event)
  await expect.poll(heard, { timeout: 2_000 }).toEqual(["reset", "MemberRoleChanged"])
  await stream.close()
})

it("loses no event to a fault of the database while it is handed on, and repeats none", async () => {
  const { owner, organizationId, member, memberId } = await team()
  // The first stream gets the event; what the second may hear has to be asked of a database that refuses.
  const [first, second] = [await listen(app, owner.access_token), await listen(app, member.access_token)]
  await app.admin.query("revoke select on tenancy.members from motorpool_system")
  await rename(owner.access_token, organizationId, "agent", memberId)
  await expect.poll(() => named(first.messages), { timeout: 2_000 }).toEqual(["MemberRoleChanged"])
  await app.admin.query("grant select on tenancy.members to motorpool_system")
  await expect.poll(() => named(second.messages), { timeout: 3_000 }).toEqual(["MemberRoleChanged"])
  expect(named(first.messages)).toEqual(["MemberRoleChanged"])
  await Promise.all([first.close(), second.close()])
})

it("opens no stream for HEAD, which nobody would read or end", async () => {
  const { owner } = await team()
  const heartbeats = vi.spyOn(globalThis, "setInterval")
  const response = await app.hono.request("/api/me/events", {
    method: "HEAD",
    headers: { authorization: `Bearer ${owner.access_token}` }
  })
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"])
  // Streams are opened one after the other, so by now one for HEAD would beat, too.
  const stream = await listen(app, owner.access_token)
  expect(heartbeats).toHaveBeenCalledTimes(1)
  heartbeats.mockRestore()
  await stream.close()
})

it("is for people who are signed in", async () => {
  for (const token of ["", "mp_at_unknown"]) {
    const response = await app.hono.request("/api/me/events", {
      headers: { authorization: `Bearer ${token}` }
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: "unauthenticated" })
  }
})

it("ends every stream when the server stops", async () => {
  const second = await startApp({ database: app })
  const stream = await listen(second, (await newPerson(app)).access_token)
  await second.stop()
  await stream.ended
})
