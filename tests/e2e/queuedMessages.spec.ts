import { expect } from "@playwright/test"
import { createAccount, createOwner, invite, join, verifyAddress } from "./support/accounts.ts"
import { test } from "./support/journey.ts"
import { databases, fireSync, untilCached } from "./support/offline.ts"
import { choose, newAddress, openBrowser } from "./support/people.ts"
import { wholeBrowser } from "./support/wholeBrowser.ts"

// The service worker sends them.
test.use({ serviceWorkers: "allow", launchOptions: wholeBrowser })

test("sends queued messages after every page is closed", async ({ browser }) => {
  const [ada, ben] = [await openBrowser(browser), await openBrowser(browser)]
  const benMail = newAddress("ben")
  const owner = await createOwner(ada, "Ada Rivers", newAddress("ada"), "Summit Fleet")
  await verifyAddress(owner)
  await ada.goto("/dashboard")
  await untilCached(ada)
  await invite(owner, "Ben Okoye", benMail)
  await join(await createAccount(ben, "Ben Okoye", benMail))
  await ben.goto("/reports")
  await ada.goto("/reports")
  await ada.getByRole("button", { name: /^Messages/ }).click()
  await ada.getByRole("button", { name: "Compose" }).click()
  await choose(ada, "Recipient", "Ben Okoye")
  await ada.getByLabel("Subject").fill("Van 12 brakes")
  await ada.getByLabel("Message", { exact: true }).fill("Pads are at 3 mm.")
  const rota = { name: "rota.csv", mimeType: "text/csv", buffer: Buffer.from("Monday,Ada") }
  await ada.getByLabel("Photos and files to attach").setInputFiles(rota)
  await ada.context().setOffline(true)
  await ada.getByRole("button", { name: "Send Message" }).click()
  await expect(ada.getByText("1 message is waiting to be sent.").first()).toBeVisible()
  await expect.poll(() => databases(ada)).toContain("access_token")
  expect(await databases(ada), "only what is good for an hour").not.toContain("refresh")

  const { origin } = new URL(ada.url())
  const elsewhere = await ada.context().newPage()
  await ada.close()
  await elsewhere.context().setOffline(false)
  await fireSync(elsewhere, origin, "motorpool.outgoing")
  await ben.getByRole("button", { name: "Messages, 1 unread" }).click()
  await ben.getByRole("button", { name: "Van 12 brakes" }).click()
  const [saved] = await Promise.all([
    ben.waitForEvent("download"),
    ben.getByRole("button", { name: /^Download rota\.csv/ }).click()
  ])
  expect(saved.suggestedFilename()).toBe("rota.csv")
  await elsewhere.goto("/support")
  await expect.poll(() => databases(elsewhere)).not.toContain("Pads are at 3 mm.")
  await elsewhere.goto("/reports")
  await expect.poll(() => databases(elsewhere)).not.toContain("access_token")
})
