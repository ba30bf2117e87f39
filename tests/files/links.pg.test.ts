import { PART_BYTES } from "#files/contract"
import { SignOut } from "#identity/contract"
import { randomUUID } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { expiryAfter } from "../../modules/files/domain/links.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { callEndpoint } from "../support/callEndpoint.ts"
import { type Person, signIn } from "../support/seeds.ts"
import { createTenant } from "../support/tenant.ts"
import { requestDeletion } from "../identity/deletionScene.ts"
import { createApiToken } from "../tokens/support.ts"
import { filesIn, pdf, photo } from "./scene.ts"

let app: TestApp
let tenant: Awaited<ReturnType<typeof createTenant>>
let files: ReturnType<typeof filesIn>
beforeAll(async () => {
  app = await startApp()
  tenant = await createTenant(app)
  files = filesIn(app, tenant.id, tenant.owner)
})
afterAll(() => app.stop())

describe("the addresses of a file", () => {
  it("show a photo without a token, and are stored nowhere", async () => {
    const { id } = await files.upload(await photo(900, 600), { name: "van.jpg" })
    const { url, thumbnail_url } = await files.link(id)
    const sides = { [url]: 900, [thumbnail_url ?? ""]: 480 }
    for (const [address, width] of Object.entries(sides)) {
      const { bytes, headers, status } = await files.open(address)
      expect(status).toBe(200)
      expect(headers.get("content-type")).toBe("image/webp")
      expect(headers.get("content-disposition")).toBeNull()
      expect(headers.get("cache-control")).toBe("no-store")
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
    // The same page, loaded again, shows the same addresses.
    expect((await files.link(id)).url).toBe(url)
  })

  it("save any other file, all of its parts", async () => {
    const bytes = new Uint8Array(PART_BYTES + 5).fill(65)
    bytes.set(pdf)
    const file = { id: randomUUID(), name: "Lease.pdf", size: bytes.length }
    await files.upload(bytes.slice(0, PART_BYTES), { ...file, part: 0 })
    await files.upload(bytes.slice(PART_BYTES), { ...file, part: 1 })
    const { thumbnail_url, url } = await files.link(file.id)
    expect(thumbnail_url).toBeNull()
    const saved = await files.open(url)
    expect(saved.bytes.equals(bytes)).toBe(true)
    expect(saved.headers.get("content-disposition")).toBe('attachment; filename="Lease.pdf"')
    expect(saved.headers.get("x-content-type-options")).toBe("nosniff")
    // What is to be saved is never shown.
    expect((await files.open(url.replace("/files/", "/photos/"))).status).toBe(404)
  })

  it("lead nowhere when anything in them was changed", async () => {
    const { id } = await files.upload(pdf, { name: "a.pdf" })
    const { url } = await files.link(id)
    for (const at of [url.length - 1, url.length - 20, url.length - 60, url.length - 100]) {
      const changed = url.slice(0, at) + (url[at] === "A" ? "B" : "A") + url.slice(at + 1)
      expect((await files.open(changed)).status).toBe(404)
    }
    expect((await files.open("/api/public/files/mp_fl_")).status).toBe(404)
  })

  it("work for five to ten minutes", async () => {
    const minutes = (at: number) => expiryAfter(new Date(at * 60_000)) / 60
    expect([0, 4.99, 5].map(minutes)).toEqual([10, 10, 15])
    const { id } = await files.upload(pdf, { name: "old.pdf" })
    const { url } = await files.link(id, tenant.owner, new Date(Date.now() - 10 * 60_000))
    expect((await files.open(url)).status).toBe(404)
  })

  it("work only while their receiver is signed in and a member", async () => {
    const member = await tenant.addMember("driver")
    const { id } = await files.upload(pdf, { name: "a.pdf" }, member)
    const { url } = await files.link(id, member)
    expect((await files.open(url)).status).toBe(200)
    await callEndpoint(app, SignOut, { token: member.access_token })
    expect((await files.open(url)).status).toBe(404)

    const again = await signIn(app, member.email)
    const { url: newer } = await files.link(id, again)
    expect((await files.open(newer)).status).toBe(200)
    await app.admin.query("delete from tenancy.members where user_id = $1", [member.user.id])
    expect((await files.open(newer)).status).toBe(404)
  })

  it("work for an API token only while it is accepted", async () => {
    const refusals = {
      "its owner's account is disabled": ({ user }: Person) =>
        app.admin.query("update identity.users set disabled_at = now() where id = $1", [user.id]),
      "its owner's account is to be deleted": (member: Person) => requestDeletion(app, member)
    }
    for (const [why, refuse] of Object.entries(refusals)) {
      const member = await tenant.addMember("driver")
      const { id: tokenId } = await createApiToken(app, member, { scopes: ["files.read"] })
      const { id } = await files.upload(pdf, { name: "a.pdf" }, member)
      const { url } = await files.link(id, member, new Date(), tokenId)
      expect((await files.open(url)).status).toBe(200)
      await refuse(member)
      expect.soft((await files.open(url)).status, why).toBe(404)
    }
  })

  it("are given only to those who see the file", async () => {
    const { id } = await files.upload(pdf, { name: "a.pdf" })
    await expect(files.link(id, await tenant.addMember("admin"))).rejects.toThrow("does not see")
  })
})
