import type { ListThreads } from "#messaging/contract"
import * as fc from "fast-check"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { createPerson, type Person } from "../support/seeds.ts"
import { badge, type Model, own, threads } from "./model.ts"
import { mailbox } from "./scene.ts"

/** Five users in three organizations; each of the middle ones is in more than one. */
const MEMBERS = [
  [0, 1, 2],
  [1, 2, 3],
  [2, 3, 4]
]

let app: TestApp
let people: ReadonlyArray<Person>
beforeAll(async () => {
  app = await startApp()
  people = await Promise.all(MEMBERS.flat().map(() => createPerson(app)))
})
afterAll(() => app.stop())

const personAt = (index: number): Person => {
  const person = people[index]
  if (person === undefined) throw new Error("No such person.")
  return person
}

/** Three new organizations with the same users, so that sequences do not affect each other. */
const newOrganizations = async (): Promise<ReadonlyArray<string>> => {
  const ids: Array<string> = []
  for (const members of MEMBERS) {
    const id = randomUUID()
    ids.push(id)
    await app.admin.query(
      `insert into tenancy.organizations (id, name, industry, created_by, created_at, trial_ends_at, time_zone, currency, units)
       values ($1, 'House', 'fleet', $2, now(), now(), 'UTC', 'EUR', 'metric')`,
      [id, personAt(members[0] ?? 0).user.id]
    )
    for (const member of members)
      await app.admin.query(
        `insert into tenancy.members (organization_id, id, user_id, role, status, joined_at, created_at)
         values ($1, gen_random_uuid(), $2, 'owner', 'active', now(), now())`,
        [id, personAt(member).user.id]
      )
  }
  return ids
}

const words = fc.constantFrom("Über", "keys", "50%", "a_b", "Van", "vän", "ключ", "x")
const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "))
const step = fc.record({
  kind: fc.constantFrom("send", "send", "reply", "reply", "read", "readThread"),
  at: fc.nat(2),
  by: fc.nat(4),
  /** Whether the step is by an arbitrary user, instead of one who is allowed to. */
  arbitrary: fc.constantFrom(false, false, false, true),
  target: fc.nat(40),
  subject: text,
  content: text
})
type Step = typeof step extends fc.Arbitrary<infer A> ? A : never

interface Scene {
  readonly organizations: ReadonlyArray<string>
  readonly model: Model
}

const boxOf = ({ organizations }: Scene, at: number, by: number) =>
  mailbox(app, organizations[at] ?? "", personAt(by))

const send = async (scene: Scene, { at, by, arbitrary, target, subject, content }: Step) => {
  const { model } = scene
  const choose = (index: number) => (arbitrary ? index % 5 : (MEMBERS[at]?.[index % 3] ?? 0))
  const to = personAt(choose(target)).user.id
  const from = personAt(choose(by)).user.id
  const reply = await boxOf(scene, at, choose(by)).send(to, { subject, content })
  const inside = (id: string) => model.members[at]?.has(id) ?? false
  const expected = !inside(from) ? 404 : to === from ? 422 : !inside(to) ? 409 : 201
  expect(reply.status, reply.text).toBe(expected)
  if (expected === 201) model.sent.push({ at, message: reply.value })
}

/** A user who acts on a message, and the organization they act in. */
const actorOf = ({ model }: Scene, { arbitrary, target, at, by }: Step) => {
  const chosen = model.sent[target % model.sent.length]
  if (chosen === undefined || arbitrary) return { chosen: chosen?.message, at, by }
  const { sender_id, recipient_id } = chosen.message
  const actor = [sender_id, recipient_id, recipient_id][by % 3]
  return { chosen: chosen.message, at: chosen.at, by: people.findIndex(({ user }) => user.id === actor) }
}

/** Replies to or reads an existing message, which only its sender and recipient may, in its organization. */
const act = async (scene: Scene, attempt: Step) => {
  const { model } = scene
  const { chosen, at, by } = actorOf(scene, attempt)
  if (chosen === undefined) return
  const { kind, content } = attempt
  const person = personAt(by).user.id
  const box = boxOf(scene, at, by)
  const mine = own(model, at, person)
  const isMine = mine.some(({ id }) => id === chosen.id)
  if (kind === "reply") {
    const reply = await box.reply(chosen.id, { content })
    expect(reply.status, reply.text).toBe(isMine ? 201 : 404)
    if (isMine) model.sent.push({ at, message: reply.value })
    return
  }
  const { status } = await (kind === "read" ? box.read(chosen.id) : box.readThread(chosen.thread_id))
  expect(status).toBe(isMine ? 204 : 404)
  const touched = kind === "read" ? [chosen] : mine.filter(({ thread_id }) => thread_id === chosen.thread_id)
  if (isMine) for (const { id, recipient_id } of touched) if (recipient_id === person) model.read.add(id)
}

const shape = ({ value }: { readonly value: (typeof ListThreads)["output"]["Type"] }) =>
  value.items.map(({ id, reply_count, unread_count, latest_at, latest }) => ({
    id,
    replies: reply_count,
    unread: unread_count,
    latestAt: latest_at.getTime(),
    latest: latest && [latest.sender_id, latest.content]
  }))

const showsList = async (
  box: ReturnType<typeof mailbox>,
  expected: ReturnType<typeof threads>,
  query: Readonly<Record<string, string>> = {}
) =>
  expect(shape(await box.list({ limit: "50", ...query }))).toEqual(
    expected.map(({ messages: _messages, ...shown }) => shown)
  )

/** The list of threads, and the messages of the first of them. */
const showsThreads = async (
  box: ReturnType<typeof mailbox>,
  expected: ReturnType<typeof threads>,
  query: Readonly<Record<string, string>>
) => {
  await showsList(box, expected, query)
  const [first] = expected
  if (first === undefined) return
  const { replies } = (await box.thread(first.id)).value
  expect(replies.map(({ id }) => id)).toEqual(first.messages.slice(-20))
}

/** Every user sees exactly what the model predicts. */
const matchesModel = async (scene: Scene, search: string) => {
  const { model } = scene
  for (const [at, members] of MEMBERS.entries())
    for (const by of members) {
      const { id } = personAt(by).user
      const box = boxOf(scene, at, by)
      expect(await box.unread()).toBe(badge(model, at, id))
      await showsThreads(box, threads(model, at, id), {})
      await showsThreads(box, threads(model, at, id, search), { search })
    }
}

/** Messages whose parent is not in their thread, or whose thread is not between its two participants. */
const INCONSISTENT = `
  select m.id from messaging.messages m
  left join messaging.messages p on p.organization_id = m.organization_id and p.id = m.parent_message_id
  join messaging.messages f on f.organization_id = m.organization_id and f.id = m.thread_id
  where (m.parent_message_id is not null and p.thread_id is distinct from m.thread_id)
    or f.parent_message_id is not null
    or least(m.sender_id, m.recipient_id) <> least(f.sender_id, f.recipient_id)
    or greatest(m.sender_id, m.recipient_id) <> greatest(f.sender_id, f.recipient_id)`

/** Participations that are not what the messages say. */
const WRONG_LISTS = `
  (table messaging.derived_participations except table messaging.participations)
  union all (table messaging.participations except table messaging.derived_participations)`

/** The list of one user between two steps, so that later ones change lists that have been read. */
const readsList = async (scene: Scene, { at, target }: Step) => {
  const by = MEMBERS[at]?.[target % 3] ?? 0
  await showsList(boxOf(scene, at, by), threads(scene.model, at, personAt(by).user.id))
}

it("any sequence of sends, replies and reads matches a simple model of badge, threads and privacy", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 40, size: "max" }),
      words,
      async (steps, search) => {
        const members = MEMBERS.map((some) => new Set(some.map((index) => personAt(index).user.id)))
        const scene: Scene = {
          organizations: await newOrganizations(),
          model: { members, sent: [], read: new Set() }
        }
        for (const one of steps) {
          await (one.kind === "send" ? send : act)(scene, one)
          await readsList(scene, one)
        }
        await matchesModel(scene, search)
      }
    ),
    { seed: 20_270_301, numRuns: 40, endOnFailure: true }
  )
  expect((await app.admin.query(INCONSISTENT)).rows).toEqual([])
  expect((await app.admin.query(WRONG_LISTS)).rows).toEqual([])
  const { rows } = await app.admin.query(
    "select count(*)::int as n, count(read_at)::int as read from messaging.messages"
  )
  expect(rows[0].n).toBeGreaterThan(50)
  expect(rows[0].read).toBeGreaterThan(10)
})
