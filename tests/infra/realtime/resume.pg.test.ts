import { cleanUp } from "#infra/jobs"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../../support/app.ts"
import { createPerson } from "../../support/seeds.ts"
import { listen, named } from "../../support/live.ts"
import { changeRole, connected, team, write } from "./support.ts"

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("resumes after Last-Event-ID without gaps or duplicates, also on another process", async () => {
  const { owner, organizationId, member, memberId } = await team(app)
  const change = (role: string) => changeRole(app, owner.access_token, organizationId, role, memberId)
  const first = await listen(app, member.access_token)
  await change("agent")
  await expect.poll(() => first.messages.length, { timeout: 2_000 }).toBe(1)
  await first.close()
  for (const role of ["sales", "driver", "technician"]) await change(role)
  const second = await startApp({ database: app })
  try {
    for (const process of [second, app]) {
      const again = await listen(process, member.access_token, first.messages[0]?.id)
      expect(named(again.messages)).toEqual(Array.from({ length: 3 }, () => "MemberRoleChanged"))
      await again.close()
    }
    const again = await listen(second, member.access_token, first.messages[0]?.id)
    await change("agent")
    await expect.poll(() => again.messages.length, { timeout: 2_000 }).toBe(4)
    const ids = again.messages.map(({ id }) => id)
    expect(new Set(ids).size).toBe(4)
    expect(ids).not.toContain(first.messages[0]?.id)
    await again.close()
  } finally {
    await second.stop()
  }
})

it("resumes from `ready` when the connection was lost before any event", async () => {
  const person = await createPerson(app)
  const stream = await listen(app, person.access_token)
  await stream.close()
  await write(app.admin, "Meanwhile", { userId: person.user.id })
  const again = await listen(app, person.access_token, stream.readyAt)
  expect(named(again.messages)).toEqual(["Meanwhile"])
  await again.close()
})

it("resumes after a server restart, however many events were missed", async () => {
  const { owner, organizationId } = await team(app)
  const first = await startApp({ database: app })
  const stream = await listen(first, owner.access_token)
  await first.stop()
  await stream.ended
  for (let number = 1; number <= 600; number++)
    await write(app.admin, number % 2 ? "Elsewhere" : `Here${number}`, number % 2 ? {} : { organizationId })
  const second = await startApp({ database: app })
  try {
    const again = await listen(second, owner.access_token, stream.readyAt)
    expect(named(again.messages)).toEqual(Array.from({ length: 300 }, (_, index) => `Here${2 * index + 2}`))
    await again.close()
  } finally {
    await second.stop()
  }
})

it("sends reset when too many events were missed", async () => {
  const person = await createPerson(app)
  const stream = await listen(app, person.access_token)
  await stream.close()
  await app.admin.query(
    `insert into app.outbox (id, name, user_id, data, occurred_at)
     select gen_random_uuid(), 'OneOfMany', $1, '{}', now() from generate_series(1, 501)`,
    [person.user.id]
  )
  const again = await listen(app, person.access_token, stream.readyAt)
  await write(app.admin, "Next", { userId: person.user.id })
  await expect.poll(() => named(again.messages), { timeout: 2_000 }).toEqual(["reset", "Next"])
  await again.close()
})

it("sends reset only to those who were away longer than events are kept", async () => {
  const person = await createPerson(app)
  const early = await listen(app, person.access_token)
  await early.close()
  await write(app.admin, "Forgotten", { userId: person.user.id })
  await app.admin.query("update app.outbox set occurred_at = now() - interval '8 days'")
  const late = await listen(app, person.access_token)
  await late.close()
  await Effect.runPromise(Effect.provide(cleanUp.run({}), app.services.system))
  await write(app.admin, "Kept", { userId: person.user.id })
  // The first process still has in memory what it delivered.
  const other = await startApp({ database: app })
  try {
    const [first, second] = [
      await listen(other, person.access_token, early.readyAt),
      await listen(other, person.access_token, late.readyAt)
    ]
    expect([named(first.messages), named(second.messages)]).toEqual([["reset"], ["Kept"]])
    await Promise.all([first.close(), second.close()])
  } finally {
    await other.stop()
  }
})

it("keeps an event as long as an earlier one", async () => {
  const person = await createPerson(app)
  const stream = await listen(app, person.access_token)
  await stream.close()
  const client = await connected(app)
  await write(client, "Young", { userId: person.user.id })
  await write(client, "OldBehindYoung", { userId: person.user.id })
  await app.admin.query(
    "update app.outbox set occurred_at = now() - interval '8 days' where name = 'OldBehindYoung'"
  )
  await Effect.runPromise(Effect.provide(cleanUp.run({}), app.services.system))
  const again = await listen(app, person.access_token, stream.readyAt)
  expect(named(again.messages)).toEqual(["Young", "OldBehindYoung"])
  await Promise.all([client.end(), again.close()])
})

it("sends reset to a client that is ahead of the database, as after a restored backup, and continues", async () => {
  const { owner, organizationId, memberId } = await team(app)
  const stream = await listen(app, owner.access_token, "18446744073709551615.1")
  await changeRole(app, owner.access_token, organizationId, "agent", memberId)
  await expect.poll(() => named(stream.messages), { timeout: 2_000 }).toEqual(["reset", "MemberRoleChanged"])
  await stream.close()
})

it("deletes events that a restored backup brings from future transactions", async () => {
  await app.admin.query(
    `insert into app.outbox (xid, id, name, data, occurred_at)
     values ('18446744073709551615', gen_random_uuid(), 'FromTheFuture', '{}', now())`
  )
  await Effect.runPromise(Effect.provide(cleanUp.run({}), app.services.system))
  expect((await app.admin.query("select from app.outbox where name = 'FromTheFuture'")).rowCount).toBe(0)
})

it("loses and repeats no event when the database fails during delivery", async () => {
  const { owner, organizationId, member, memberId } = await team(app)
  const [first, second] = [await listen(app, owner.access_token), await listen(app, member.access_token)]
  // The member's organizations are read from a database that refuses.
  await app.admin.query("revoke select on tenancy.members from motorpool_system")
  await changeRole(app, owner.access_token, organizationId, "agent", memberId)
  // Refused after a failed read of the outbox.
  await expect(listen(app, owner.access_token)).rejects.toThrow("ended before it was ready")
  await app.admin.query("grant select on tenancy.members to motorpool_system")
  for (const { messages } of [first, second])
    await expect.poll(() => named(messages), { timeout: 3_000 }).toEqual(["MemberRoleChanged"])
  await Promise.all([first.close(), second.close()])
})
