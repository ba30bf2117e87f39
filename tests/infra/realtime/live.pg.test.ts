import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { call } from "../../support/client.ts"
import { listen, named } from "../../support/live.ts"
import { createOrganization, createPerson, mailedToken } from "../../support/seeds.ts"
import { changeRole, connected, metric, team, write } from "./support.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("notifies members, and no one else, of events in their organization within a second", async () => {
  const { owner, organizationId, member, memberId } = await team(app)
  const stranger = await createPerson(app)
  await createOrganization(app, stranger.access_token, "Elsewhere")
  const [mine, theirs] = [await listen(app, member.access_token), await listen(app, stranger.access_token)]
  await changeRole(app, owner.access_token, organizationId, "agent", memberId)
  await expect.poll(() => named(mine.messages), { timeout: 1_000 }).toContain("MemberRoleChanged")
  expect(mine.messages[0]?.data).toEqual({
    name: "MemberRoleChanged",
    organization_id: organizationId,
    user_id: member.user.id,
    invalidates: ["members", "organizations"]
  })
  expect(theirs.messages).toEqual([])
  await Promise.all([mine.close(), theirs.close()])
})

it("sends the name and the ids of an event, but no data", async () => {
  const { owner, organizationId } = await team(app)
  const stream = await listen(app, owner.access_token)
  const data = { subject: "Brakes", email: "x@example.com", threadId: owner.user.id }
  await write(app.admin, "SomethingSent", { organizationId }, data)
  const received = () => stream.messages.map((block) => block.data)
  await expect
    .poll(received, { timeout: 3_000 })
    .toEqual([{ name: "SomethingSent", organization_id: organizationId, user_id: null, invalidates: [] }])
  await stream.close()
})

it("notifies a removed member of the removal, but of no later events in the organization (ASVS 8.3.2)", async () => {
  const { tenant, owner, organizationId, member, memberId } = await team(app)
  const [stream, witness] = [await listen(app, member.access_token), await listen(app, owner.access_token)]
  await call(app, "DELETE", `/api/organizations/${organizationId}/members/${memberId}`, {
    token: owner.access_token
  })
  await expect.poll(() => named(stream.messages), { timeout: 2_000 }).toContain("MemberRemoved")
  const other = await tenant.addMember("viewer")
  const otherId = await tenant.memberId(other)
  await changeRole(app, owner.access_token, organizationId, "sales", otherId)
  await write(app.admin, "ForBoth", { organizationId, onlyFor: [owner.user.id, member.user.id] })
  await expect.poll(() => named(witness.messages), { timeout: 2_000 }).toContain("ForBoth")
  expect(named(stream.messages)).toEqual(["MemberRemoved"])
  await Promise.all([stream.close(), witness.close()])
})

it("includes an organization joined while the stream is open", async () => {
  const { owner, organizationId } = await team(app)
  const before = await createPerson(app)
  const stream = await listen(app, before.access_token)
  await call(app, "POST", `/api/organizations/${organizationId}/invitations`, {
    token: owner.access_token,
    body: { invited_name: "New Member", email: before.email, role: "driver" }
  })
  await call(app, "POST", "/api/me/memberships", {
    token: before.access_token,
    body: { token: await mailedToken(app, before.email) }
  })
  await write(app.admin, "ForAll", { organizationId })
  await expect.poll(() => named(stream.messages), { timeout: 2_000 }).toContain("ForAll")
  await stream.close()
})

it("delivers events for specific users to exactly those", async () => {
  const { owner, organizationId, member } = await team(app)
  const stranger = await createPerson(app)
  const people = [owner, member, stranger]
  const streams = await Promise.all(people.map((person) => listen(app, person.access_token)))
  const client = await connected(app)
  await write(client, "BetweenTwo", { organizationId, onlyFor: [owner.user.id, stranger.user.id] })
  await write(client, "AboutMember", { organizationId, userId: member.user.id, onlyFor: [owner.user.id] })
  await write(client, "Anywhere", { onlyFor: [stranger.user.id, stranger.user.id] })
  await write(client, "ForNobody", { organizationId, userId: owner.user.id, onlyFor: [] })
  for (const { user } of people) await write(client, "End", { userId: user.id })
  const received = () => streams.map(({ messages }) => named(messages))
  await expect
    .poll(received, { timeout: 3_000 })
    .toEqual([["BetweenTwo", "AboutMember", "End"], ["End"], ["Anywhere", "End"]])
  await Promise.all([client.end(), ...streams.map(({ close }) => close())])
})

it("has the usual headers, and those of a stream", async () => {
  const { owner } = await team(app)
  const stream = await listen(app, owner.access_token)
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/)
  })
  await stream.close()
})

it("opens no stream for HEAD, which would never be closed", async () => {
  const { owner } = await team(app)
  const before = await metric("live_streams_open")
  const response = await fetch(new URL("/api/me/events", await app.address()), {
    method: "HEAD",
    headers: { authorization: `Bearer ${owner.access_token}` }
  })
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"])
  // Streams are admitted in turn, so one for HEAD would exist by now.
  const stream = await listen(app, owner.access_token)
  expect(await metric("live_streams_open")).toBe(before + 1)
  await stream.close()
  await expect.poll(() => metric("live_streams_open")).toBe(before)
})

it("requires a signed-in user", async () => {
  for (const token of ["", "mp_at_unknown"]) {
    const response = await fetch(new URL("/api/me/events", await app.address()), {
      headers: { authorization: `Bearer ${token}` }
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: "unauthenticated" })
  }
})
