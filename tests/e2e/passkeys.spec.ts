import { expect, type Page } from "@playwright/test"
import { createAccount, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { newAddress, openBrowser, signIn } from "./support/people.ts"

/** A device that keeps passkeys, and whose person unlocks it whenever it asks. */
const connectDevice = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable", { enableUI: false })
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return { session, authenticatorId }
}

type Device = Awaited<ReturnType<typeof connectDevice>>

/** A browser that suggests no passkeys, so that the device unlocks only those that were asked for. */
const withoutSuggestions = async (page: Page) => {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  return page
}

const credentialsOf = async ({ session, authenticatorId }: Device) =>
  (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials

/** Copies the passkeys of one device to another, with their counters. */
const copy = async (from: Device, to: Device) => {
  for (const credential of await credentialsOf(from))
    await to.session.send("WebAuthn.addCredential", { authenticatorId: to.authenticatorId, credential })
}

/** Adds a passkey. Returns the recovery codes that the page shows. */
const addPasskey = async (page: Page, name: string) => {
  await page.goto("/account?tab=security")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByLabel("Name", { exact: true }).fill(name)
  await page.getByRole("button", { name: "Continue" }).click()
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  const recoveryCodes = await codes.allTextContents()
  await page.getByRole("button", { name: "I saved them" }).click()
  await expect(page.getByText(name)).toBeVisible()
  return recoveryCodes
}

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.clear())
  await page.goto("/auth")
}

test("a passkey signs in alone and after the password; a lost one is replaced by a recovery code", async ({
  browser
}) => {
  const email = newAddress("ada")
  const laptop = await withoutSuggestions(await openBrowser(browser))
  await connectDevice(laptop)
  await verifyAddress(await createAccount(laptop, "Ada Rivers", email))
  const recoveryCodes = await addPasskey(laptop, "Work laptop")

  await signOut(laptop)
  await laptop.getByRole("button", { name: "Sign in with a passkey" }).click()
  await laptop.waitForURL("**/dashboard")
  await laptop.goto("/account?tab=security")
  await expect(laptop.getByText(/signed in .* with a passkey/).first()).toBeVisible()

  await signOut(laptop)
  await signIn(laptop, email)
  await laptop.getByRole("button", { name: "Use a passkey" }).click()
  await laptop.waitForURL("**/dashboard")

  const phone = await openBrowser(browser)
  await signIn(phone, email)
  await phone.getByRole("button", { name: "Use a code instead" }).click()
  await phone.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCodes[0] ?? "")
  await phone.getByRole("button", { name: "Continue" }).click()
  await phone.waitForURL("**/dashboard")
  await phone.goto("/account?tab=security")
  await phone.getByRole("button", { name: "Remove Work laptop" }).click()
  await phone.getByRole("button", { name: "Remove", exact: true }).click()
  await expect(phone.getByText("Passkey removed.")).toBeVisible()

  await signOut(laptop)
  await laptop.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(laptop.getByText(/This passkey wasn't accepted/)).toBeVisible()
})

test("the browser suggests a passkey in the field of the email address", async ({ browser }) => {
  const laptop = await openBrowser(browser)
  await connectDevice(laptop)
  await verifyAddress(await createAccount(laptop, "Ben Okoye", newAddress("ben")))
  await addPasskey(laptop, "Laptop")
  // The device is unlocked without being asked, as if the suggestion were chosen.
  await signOut(laptop)
  await laptop.waitForURL("**/dashboard")
})

test("a copy of a passkey is refused", async ({ browser }) => {
  const laptop = await openBrowser(browser)
  const other = await withoutSuggestions(await openBrowser(browser))
  const device = await connectDevice(laptop)
  await verifyAddress(await createAccount(laptop, "Cleo Marsh", newAddress("cleo")))
  await addPasskey(laptop, "Laptop")
  const copied = await connectDevice(other)
  await copy(device, copied)
  await signOut(laptop)
  await laptop.waitForURL("**/dashboard")
  await other.goto("/auth")
  await other.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(other.getByText(/This passkey wasn't accepted/)).toBeVisible()
  await laptop.getByRole("button", { name: /notifications/i }).click()
  await expect(laptop.getByText("Passkey refused")).toBeVisible()
})

test("without a passkey on the device, the page says so", async ({ browser }) => {
  const page = await openBrowser(browser)
  await connectDevice(page)
  await page.goto("/auth")
  await page.getByRole("button", { name: "Sign in with a passkey" }).click()
  await expect(page.getByText(/No passkey was used/)).toBeVisible()
})

/** Uses a passkey on the page that is open, for a challenge that was fetched from our server elsewhere, as phishing would. */
const relay = async (page: Page, origin: string) => {
  const { request } = page.context()
  const challenge = await request.post(`${origin}/api/public/sign-in/passkey-challenge`, { data: {} })
  const passkey = await page.evaluate(
    async (options: PublicKeyCredentialRequestOptionsJSON) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
      const used = await navigator.credentials.get({ publicKey })
      if (!(used instanceof PublicKeyCredential)) throw new Error("No passkey was used.")
      const { id, response } = used.toJSON() as AuthenticationResponseJSON
      return {
        id,
        client_data: response.clientDataJSON,
        authenticator_data: response.authenticatorData,
        signature: response.signature,
        user_handle: response.userHandle ?? null
      }
    },
    await challenge.json()
  )
  const { origin: usedAt } = JSON.parse(Buffer.from(passkey.client_data, "base64url").toString())
  const reply = await request.post(`${origin}/api/public/sign-in/passkey`, { data: { passkey } })
  return { usedAt, status: reply.status(), code: ((await reply.json()) as { readonly code?: string }).code }
}

test("a passkey that was used at a foreign origin is refused", async ({ browser }) => {
  const page = await withoutSuggestions(await openBrowser(browser))
  await connectDevice(page)
  await verifyAddress(await createAccount(page, "Dana Frost", newAddress("dana")))
  await addPasskey(page, "Laptop")
  const { origin, hostname } = new URL(page.url())
  // For a browser, passkeys belong to a host with all of its ports.
  const foreign = `http://${hostname}:1024`
  await page.route(`${foreign}/`, (route) => route.fulfill({ contentType: "text/html", body: "<p>Sign in" }))
  await page.goto(`${foreign}/`)
  expect(await relay(page, origin)).toEqual({ usedAt: foreign, status: 403, code: "passkey_refused" })
  await page.goto(`${origin}/robots.txt`)
  expect(await relay(page, origin)).toEqual({ usedAt: origin, status: 200, code: undefined })
})
