import { afterAll, beforeAll, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { mailedToken, signUp } from "../support/seeds.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
beforeAll(async () => {
  app = await startApp()
  // The commands decrypt the app's emails.
  cli = cliOn(app)
})
afterAll(() => app.stop())

const mailTo = async (email: string): Promise<string> => {
  const { items } = (await cli.json("mail", "list", "--to", email)) as {
    items: ReadonlyArray<{ id: string }>
  }
  return items[0]?.id ?? ""
}

it("mail list and mail show show an email, and the token of its link only with --show-token", async () => {
  const { email } = await signUp(app)
  const token = await mailedToken(app, email)
  const id = await mailTo(email)
  expect(await cli.json("mail", "list", "--status", "queued", "--to", email)).toMatchObject({
    items: [{ id, recipient: email, status: "queued", queued_at: expect.any(Date) }]
  })
  const { out } = await cli.type("mail", "show", id)
  expect(out).toContain("#token=(hidden)")
  expect(out).not.toContain(token)
  expect(JSON.stringify(await cli.json("mail", "show", id))).not.toContain(token)
  expect(await cli.json("mail", "show", id, "--show-token")).toMatchObject({
    text: expect.stringContaining(token)
  })
  const { rows } = await app.admin.query(
    "select actor_kind, subject from audit.entries where action = 'mail.link_shown'"
  )
  expect(rows).toEqual([{ actor_kind: "Operator", subject: email }])
})

const jobsOf = async (mailId: string): Promise<number> =>
  (
    await app.admin.query("select count(*)::int as count from pgboss.job where data->>'mailId' = $1", [
      mailId
    ])
  ).rows[0].count

it("mail resend refuses an email that is already queued", async () => {
  const { email } = await signUp(app)
  const id = await mailTo(email)
  const refusal = {
    message: "This email is already queued.",
    hint: "`motorpool jobs list` shows whether a worker is running, `motorpool jobs dead` what failed.",
    exitCode: 1
  }
  expect(await cli.refused("mail", "resend", id)).toEqual(refusal)
  expect(await jobsOf(id)).toBe(1)
  await app.admin.query("update app.mails set status = 'failed', fault = 'No server.' where id = $1", [id])
  await cli.type("mail", "resend", id)
  expect(await cli.refused("mail", "resend", id)).toEqual(refusal)
  expect(await jobsOf(id)).toBe(2)
})

it("mail resend queues a failed email again, but not with --dry-run", async () => {
  const { email } = await signUp(app)
  const id = await mailTo(email)
  await app.admin.query("update app.mails set status = 'failed', fault = 'No server.' where id = $1", [id])
  const before = await jobsOf(id)
  expect(await cli.json("mail", "resend", id, "--dry-run")).toMatchObject({ status: "queued" })
  expect(await jobsOf(id)).toBe(before)
  expect(await cli.json("mail", "list", "--status", "failed")).toMatchObject({
    items: [{ id, fault: "No server." }]
  })
  expect(await cli.json("mail", "resend", id)).toMatchObject({ id, status: "queued", fault: null })
  expect(await jobsOf(id)).toBe(before + 1)
})

it("mail resend queues an email once when run twice concurrently, and queues one that has no job", async () => {
  const { email } = await signUp(app)
  const id = await mailTo(email)
  await app.admin.query("update app.mails set status = 'failed', fault = 'No server.' where id = $1", [id])
  await app.admin.query("delete from pgboss.job where data->>'mailId' = $1", [id])
  const twice = await Promise.all([1, 2].map(() => cli.typeAndRefusal("mail", "resend", id)))
  expect(twice.map(({ refusal }) => refusal?.message ?? "resent").toSorted()).toEqual([
    "This email is already queued.",
    "resent"
  ])
  expect(await jobsOf(id)).toBe(1)
  await app.admin.query("delete from pgboss.job where data->>'mailId' = $1", [id])
  expect(await cli.json("mail", "resend", id)).toMatchObject({ id, status: "queued" })
  expect(await jobsOf(id)).toBe(1)
})

it("mail resend refuses a sent email and an unknown one", async () => {
  const { email } = await signUp(app)
  const id = await mailTo(email)
  await app.admin.query("update app.mails set status = 'sent', sealed = null where id = $1", [id])
  expect(await cli.refused("mail", "resend", id)).toMatchObject({
    message: "This email's status is sent, and its content is no longer stored.",
    exitCode: 1
  })
  expect((await cli.type("mail", "show", id)).out).toContain("The content is no longer stored.")
  expect(await cli.refused("mail", "show", "018f2a3b-0000-7000-8000-000000000001")).toMatchObject({
    message: "This mail does not exist.",
    exitCode: 3
  })
})
