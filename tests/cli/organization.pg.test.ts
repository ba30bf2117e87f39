import { afterAll, beforeAll, expect, it } from "vitest"
import { operations } from "../../apps/cli/operations.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { type FullTenant, createFullTenant } from "./scene.ts"
import { cliOn } from "./support.ts"

let app: TestApp
let cli: ReturnType<typeof cliOn>
let near: FullTenant
let far: FullTenant
beforeAll(async () => {
  app = await startApp()
  cli = cliOn(app)
  far = await createFullTenant(app, "Far")
  near = await createFullTenant(app, "Near")
})
afterAll(() => app.stop())

/** By command: arguments about the far organization, and a text that its output then contains. */
const about: Readonly<
  Record<string, () => { readonly words: ReadonlyArray<string>; readonly mark: string }>
> = {
  "jobs dead": () => ({ words: ["--queue", "mail.send"], mark: far.dead }),
  "jobs list": () => ({ words: [], mark: '"dead":1' }),
  "jobs retry": () => ({ words: ["--id", far.dead], mark: '"retried":1' }),
  "mail list": () => ({ words: [], mark: far.mail }),
  "mail resend": () => ({ words: [far.mail], mark: far.mail }),
  "mail show": () => ({ words: [far.mail], mark: far.mail }),
  "tenants delete": () => ({ words: [far.id, "--confirm", far.name], mark: far.id }),
  "tenants list": () => ({ words: [], mark: far.id }),
  "tenants set-quota": () => ({ words: [far.id, "--rows", "900000"], mark: '"max_rows":900000' }),
  "tenants show": () => ({ words: [far.id], mark: far.id }),
  "tenants storage": () => ({ words: [far.id], mark: '"max_rows":500000' }),
  "tokens expire": () => ({ words: ["--email", far.viewer], mark: far.viewer }),
  "tokens list": () => ({ words: [], mark: far.viewer }),
  "tokens revoke": () => ({ words: [far.token], mark: far.owner.email }),
  "users disable": () => ({ words: [far.viewer], mark: far.viewer }),
  "users enable": () => ({ words: [far.viewer], mark: far.viewer }),
  "users list": () => ({ words: [], mark: far.viewer }),
  "users reset-factors": () => ({ words: [far.viewer], mark: far.viewer }),
  "users reset-password": () => ({ words: [far.viewer], mark: far.viewer }),
  "users show": () => ({ words: [far.viewer], mark: far.viewer })
}

// Commands that need an organization are bound by row security; the others refuse the option.
const narrowing = operations.filter(({ organization }) => organization === "narrows")

it.each(narrowing)(
  "$words neither shows nor changes anything of another organization",
  async ({ words, changes }) => {
    const sample = about[words]
    if (sample === undefined) throw new Error(`"${words}" needs a sample in this test.`)
    const { words: more, mark } = sample()
    const typed = [
      ...words.split(" "),
      ...more,
      ...(changes ? ["--dry-run"] : []),
      "--json",
      "--organization"
    ]
    const own = await cli.typeAndRefusal(...typed, far.id)
    expect(own).toMatchObject({ refusal: null, out: expect.stringContaining(mark) })
    // The near organization also has a dead letter, which would match.
    if (words === "jobs list") await app.admin.query("delete from pgboss.job where id = $1", [near.dead])
    const { out, refusal } = await cli.typeAndRefusal(...typed, near.id)
    expect(out).not.toContain(mark)
    if (refusal !== null) expect([2, 3]).toContain(refusal.exitCode)
  }
)

it("counts a queued email for its organization", async () => {
  const waitingEmails = async (id: string) => {
    const { items } = (await cli.json("jobs", "list", "--organization", id)) as {
      items: ReadonlyArray<{ name: string; waiting: number }>
    }
    return items.find(({ name }) => name === "mail.send")?.waiting
  }
  const before = [await waitingEmails(far.id), await waitingEmails(near.id)]
  await far.invite("one-more@invited.example", "driver")
  expect([await waitingEmails(far.id), await waitingEmails(near.id)]).toEqual([
    (before[0] ?? 0) + 1,
    before[1]
  ])
})

it("jobs retry --all --organization leaves the jobs of others", async () => {
  expect(await cli.json("jobs", "retry", "--all", "--organization", far.id)).toEqual({ retried: 1, left: 0 })
  expect(await cli.json("jobs", "dead", "--organization", far.id)).toEqual({ items: [] })
})
