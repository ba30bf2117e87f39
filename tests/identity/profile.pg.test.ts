import type { User } from "#identity/contract"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startApp, type TestApp } from "../support/app.ts"
import { call } from "../support/client.ts"
import { signUp } from "../support/seeds.ts"
import { auditOf, behindProxy, type ProblemBody } from "./support.ts"

let app: TestApp
let token: string
let userId: string
beforeAll(async () => {
  app = await startApp(behindProxy)
  const person = await signUp(app)
  token = person.access_token
  userId = person.user.id
})
afterAll(() => app.stop())

const edit = (body: object) => call(app, "PATCH", "/api/me/profile", { token, body })

const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/png" }
  const reply = await app.hono.request("/api/me/avatar", { method: "PUT", headers, body: bytes })
  const answer: User & ProblemBody = JSON.parse(await reply.text())
  return { status: reply.status, body: answer }
}

const picture = async (red: number) =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: { r: red, g: 90, b: 20 } } })
      .withExif({ IFD0: { Copyright: "Secret place" } })
      .png()
      .toBuffer()
  )

describe("editing the profile", () => {
  it("changes the given fields only", async () => {
    const all = { full_name: "Ada  Lovelace", locale: "es", time_zone: "Europe/Berlin", units: "imperial" }
    expect((await edit(all)).body).toMatchObject(all)
    expect((await edit({ units: null })).body).toMatchObject({ ...all, units: null })
    expect((await edit({})).body).toMatchObject({ ...all, units: null })
    expect((await call(app, "GET", "/api/me", { token })).body).toMatchObject({ ...all, units: null })
    expect((await auditOf(app, userId)).filter((action) => action === "profile.changed")).toHaveLength(2)
  })

  it.each([
    ["a time zone that does not exist", { time_zone: "Mars/Olympus" }, "/time_zone"],
    ["an offset instead of a zone", { time_zone: "+02:00" }, "/time_zone"],
    ["an unsupported language", { locale: "tlh" }, "/locale"],
    ["an empty name", { full_name: "   " }, "/full_name"],
    ["a name with a direction override", { full_name: "Ada \u202e gnp.exe" }, "/full_name"]
  ])("refuses %s", async (_, body, pointer) => {
    const reply = await edit(body)
    expect(reply.status).toBe(422)
    expect((reply.body as ProblemBody).errors?.[0]?.pointer).toBe(pointer)
  })
})

describe("the profile picture", () => {
  it("is re-encoded, served publicly by name, replaced and removed", async () => {
    const first = await upload(await picture(200))
    expect(first.status).toBe(200)
    const url = first.body.avatar_url ?? ""
    expect(url).toMatch(/^\/api\/public\/avatars\/[0-9a-f]{64}$/)
    const served = await app.hono.request(url)
    expect(served.headers.get("content-type")).toBe("image/webp")
    expect(served.headers.get("cache-control")).toContain("immutable")
    const bytes = Buffer.from(await served.arrayBuffer())
    expect(bytes.toString("latin1")).not.toContain("Secret place")
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 })

    const second = await upload(await picture(10))
    expect(second.body.avatar_url).not.toBe(url)
    expect((await app.hono.request(url)).status).toBe(404)

    const removed = await call(app, "DELETE", "/api/me/avatar", { token })
    expect(removed.body).toMatchObject({ avatar_url: null })
    expect((await app.hono.request(second.body.avatar_url ?? "")).status).toBe(404)
    expect(await auditOf(app, userId)).toEqual(expect.arrayContaining(["avatar.changed", "avatar.removed"]))
  })

  it("is refused when it is not an image", async () => {
    const text = new TextEncoder().encode(
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"
    )
    const reply = await upload(new Uint8Array(text))
    expect(reply).toMatchObject({ status: 422, body: { code: "not_an_image" } })
  })

  it("returns 404 for an unknown name", async () => {
    for (const name of ["0".repeat(64), "A".repeat(30), "..%2f..%2fsecret.key-----------"]) {
      const { status } = await app.hono.request(`/api/public/avatars/${name}`)
      expect([404, 422]).toContain(status)
    }
  })
})
