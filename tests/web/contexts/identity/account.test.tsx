import { MyAuditLog } from "#audit/contract"
import { EditProfile, GetMe, RemoveAvatar, SetAvatar } from "#identity/contract"
import { beforeEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"
import { answers, fakeServer } from "../../support/fakeServer.ts"
import { freshBrowser, open, PHONE, signIn } from "../../support/open.tsx"
import { ana, auditEntry, id, user } from "../support/fixtures.ts"

const verified = answers(GetMe, () => user())
const button = (name: string) => page.getByRole("button", { name, exact: true })

beforeEach(async () => {
  await freshBrowser()
  signIn()
})

describe("the profile", () => {
  it("saves, and switches the page and the toast to the chosen language immediately", async () => {
    const received = fakeServer([
      verified,
      answers(EditProfile, () => user({ full_name: "Ana María", locale: "es" }))
    ])
    await open("/account", PHONE)
    await page.getByRole("textbox", { name: "Full Name" }).fill("Ana María")
    await page.getByLabelText("Language").selectOptions("Español")
    await page.getByLabelText("Time zone").selectOptions("America/Mexico_City")
    await page.getByLabelText("Units").selectOptions("metric")
    await button("Save changes").click()
    await expect.element(page.getByRole("heading", { level: 1, name: "Cuenta" })).toBeVisible()
    await expect.element(page.getByText("Perfil guardado.")).toBeVisible()
    expect(document.documentElement.lang).toBe("es")
    expect(received.find(({ method }) => method === "PATCH")?.body).toEqual({
      full_name: "Ana María",
      locale: "es",
      time_zone: "America/Mexico_City",
      units: "metric"
    })
  })

  it("leaves unset choices to the device and the organization", async () => {
    const received = fakeServer([verified, answers(EditProfile, () => user())])
    await open("/account")
    await button("Save changes").click()
    await expect.element(page.getByText("Profile saved.")).toBeVisible()
    expect(received.find(({ method }) => method === "PATCH")?.body).toEqual({
      full_name: "Ana Ruiz",
      locale: null,
      time_zone: null,
      units: null
    })
  })
})

describe("the picture", () => {
  const photo = async () => {
    const canvas = new OffscreenCanvas(1600, 900)
    canvas.getContext("2d")?.fillRect(0, 0, 900, 900)
    return new File([await canvas.convertToBlob({ type: "image/png" })], "photo.png", { type: "image/png" })
  }
  const file = () => page.getByLabelText("Choose picture")

  it("is previewed before it is sent, cropped to a small square", async () => {
    const received = fakeServer([verified, answers(SetAvatar, () => user({ avatar_url: "/favicon.svg" }))])
    await open("/account")
    await userEvent.upload(file(), await photo())
    await expect.element(page.getByRole("img", { name: "Preview of your new picture" })).toBeVisible()
    expect(received.some(({ method }) => method === "PUT")).toBe(false)
    await button("Use this picture").click()
    await expect.element(page.getByText("Picture updated.")).toBeVisible()
    const sent = received.find(({ method }) => method === "PUT")
    expect(sent?.headers.get("content-type")).toBe("image/webp")
    if (!(sent?.body instanceof Uint8Array)) throw new Error("The picture was not sent as a file.")
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(sent.body)]))
    expect([bitmap.width, bitmap.height]).toEqual([512, 512])
  })

  it("can be discarded", async () => {
    fakeServer([verified])
    await open("/account")
    await userEvent.upload(file(), await photo())
    await button("Cancel").click()
    await expect
      .element(page.getByRole("img", { name: "Preview of your new picture" }))
      .not.toBeInTheDocument()
  })

  it("shows an error for a file that is not a picture", async () => {
    fakeServer([verified])
    await open("/account")
    await userEvent.upload(file(), new File(["not a picture"], "notes.png", { type: "image/png" }))
    await expect.element(page.getByText(/^Your browser can't open this file as a picture\./)).toBeVisible()
  })

  it("can be removed", async () => {
    fakeServer([
      answers(GetMe, () => user({ avatar_url: "/favicon.svg" })),
      answers(RemoveAvatar, () => user())
    ])
    await open("/account")
    await button("Remove picture").click()
    await expect.element(page.getByText("Picture removed.")).toBeVisible()
    await expect.element(button("Choose picture")).toBeVisible()
  })
})

describe("my activity", () => {
  it("is shown as sentences about the user", async () => {
    const mine = { actor_kind: "Person", actor_id: ana.id, actor_name: "Ana Ruiz", subject: null }
    fakeServer([
      verified,
      answers(MyAuditLog, () => ({
        next: null,
        items: [
          auditEntry({ ...mine, action: "session.started" }),
          auditEntry({
            ...mine,
            id: id(52),
            action: "profile.changed",
            details: { fields: "full_name, locale" }
          })
        ]
      }))
    ])
    await open("/account?tab=activity")
    await expect.element(page.getByText("You signed in")).toBeVisible()
    await expect.element(page.getByText("You changed full name and language")).toBeVisible()
  })

  it("says no more than what was done in an organization the user has left", async () => {
    const left = { redacted: true, subject: null, details: {}, actor_name: "Ana Ruiz", actor_id: ana.id }
    fakeServer([
      verified,
      answers(MyAuditLog, () => ({
        next: null,
        items: [
          auditEntry({ ...left, action: "invitation.sent" }),
          auditEntry({ ...left, id: id(52), action: "member.removed", actor_id: null, actor_name: null })
        ]
      }))
    ])
    await open("/account?tab=activity")
    await expect.element(page.getByText("You invited … as …")).toBeVisible()
    await expect.element(page.getByText("A former member removed …")).toBeVisible()
    await expect.element(page.getByText(/in an organization you have left/).first()).toBeVisible()
  })

  it("does not attribute an operator's actions to the user", async () => {
    const operator = { actor_kind: "Operator", actor_name: "Ana Ruiz", action: "organization.founded" }
    fakeServer([
      verified,
      answers(MyAuditLog, () => ({
        next: null,
        items: [
          auditEntry({ ...operator, actor_id: ana.id, subject: "North Yard" }),
          auditEntry({
            ...operator,
            id: id(52),
            actor_id: id(101),
            actor_name: "Ben Okoye",
            subject: "South"
          })
        ]
      }))
    ])
    await open("/account?tab=activity")
    await expect.element(page.getByText("An operator on your behalf created North Yard")).toBeVisible()
    await expect.element(page.getByText("An operator on behalf of Ben Okoye created South")).toBeVisible()
  })
})
