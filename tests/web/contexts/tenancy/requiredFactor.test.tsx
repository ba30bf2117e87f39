import { AddPasskey, BeginPasskey, GetMe, ListFactors } from "#identity/contract"
import type { Output } from "#kernel"
import { MyOrganizations } from "#tenancy/contract"
import { Schema } from "effect"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { cdp, page } from "vitest/browser"
import { messages } from "../../../../apps/web/contexts/identity/messages/account.en.ts"
import { messages as passkeys } from "../../../../apps/web/contexts/identity/messages/passkeys.en.ts"
import { messages as security } from "../../../../apps/web/contexts/tenancy/messages/security.en.ts"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, signIn } from "../../support/open.tsx"
import { id, inDays, organization, user } from "../support/fixtures.ts"

const decoded = <A,>(schema: Schema.Codec<A, unknown>, json: unknown): A =>
  Schema.decodeUnknownSync(Schema.toCodecJson(schema))(json)

/** An organization that requires a second step soon. */
const requiring = (lacks: boolean) =>
  answers(MyOrganizations, () => ({
    items: [{ ...organization(), second_factor_from: new Date(inDays(3)), lacks_second_factor: lacks }]
  }))

const PASSKEY = {
  id: id(71),
  name: "Work laptop",
  is_backed_up: false,
  created_at: inDays(-1),
  last_used_at: null
}
const APP = {
  id: id(72),
  factor_type: "totp",
  status: "verified",
  friendly_name: "Pixel 9",
  issuer: null,
  phone: null,
  created_at: inDays(-1),
  last_used_at: null
}

const factors = (items: ReadonlyArray<object>, keys: ReadonlyArray<object>) =>
  decoded(ListFactors.output, { items, passkeys: keys, recovery_codes: 10 })

/** A device that keeps passkeys, and whose person unlocks it whenever it asks. */
const connectDevice = async () => {
  await cdp().send("WebAuthn.enable", { enableUI: false })
  const { authenticatorId } = await cdp().send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  onTestFinished(async () => {
    await cdp().send("WebAuthn.removeVirtualAuthenticator", { authenticatorId })
    await cdp().send("WebAuthn.disable")
  })
}

const OPTIONS = {
  challenge: "c29tZS1jaGFsbGVuZ2U",
  rp: { id: location.hostname, name: "Motorpool" },
  user: { id: "YW5h", name: "ana@depot.example", displayName: "Ana Ruiz" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required",
    requireResidentKey: true,
    userVerification: "required"
  },
  attestation: "none"
}

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the banner of an organization that requires a second step", () => {
  it("disappears as soon as a passkey was added", async () => {
    await connectDevice()
    let added = false
    fakeServer([
      { ...requiring(true), reply: (request) => requiring(!added).reply(request) },
      answers(GetMe, () => user({ passkeys: added ? 1 : 0 })),
      answers(ListFactors, () => factors([], added ? [PASSKEY] : [])),
      answers(BeginPasskey, () => decoded(BeginPasskey.output, OPTIONS)),
      answers(AddPasskey, () => {
        added = true
        return decoded(AddPasskey.output, { id: PASSKEY.id, recovery_codes: [] })
      })
    ])
    await open("/account?tab=security")
    await expect.element(page.getByText(security.banner.title)).toBeVisible()
    await page.getByRole("button", { name: passkeys.add }).click()
    await page.getByRole("dialog").getByRole("button", { name: passkeys.next }).click()
    await expect.element(page.getByText(PASSKEY.name)).toBeVisible()
    await expect.element(page.getByText(security.banner.title)).not.toBeInTheDocument()
  })
})

describe("removing the last second factor", () => {
  const question = async (name: string, list: Output<typeof ListFactors>) => {
    fakeServer([requiring(false), answers(GetMe, () => user()), answers(ListFactors, () => list)])
    await open("/account?tab=security")
    await page.getByRole("button", { name: messages.factors.removeOf(name), exact: true }).click()
    return page.getByRole("alertdialog", { name: messages.factors.removeTitle(name) })
  }
  const warning = messages.factors.removeRequired("Riverside Depot")

  it("warns that an organization requires one, for a passkey", async () => {
    const dialog = await question("Work laptop", factors([], [PASSKEY]))
    await expect.element(dialog.getByText(warning, { exact: false })).toBeVisible()
  })

  it("warns that an organization requires one, for an authenticator app", async () => {
    const dialog = await question("Pixel 9", factors([APP], []))
    await expect.element(dialog.getByText(warning, { exact: false })).toBeVisible()
  })

  it("does not warn while another one remains", async () => {
    const dialog = await question("Work laptop", factors([APP], [PASSKEY]))
    await expect.element(dialog.getByText(passkeys.removeSentence)).toBeVisible()
    await expect.element(dialog.getByText(warning, { exact: false })).not.toBeInTheDocument()
  })
})
