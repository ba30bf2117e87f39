import { FileId } from "#files/contract"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { filesIn, photo } from "../files/scene.ts"
import { startApp, type TestApp } from "../support/app.ts"
import { untilBlocked } from "../support/patience.ts"
import { answer, inspectionScene } from "./scene.ts"

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe("two corrections of an inspection with the same photo", () => {
  it("are sent together: one is recorded, and the other one learns of it", async () => {
    const { filled, submit, tenant } = await inspectionScene(app)
    const { id } = await filesIn(app, tenant.id, tenant.owner).upload(await photo(40, 30), {
      name: "lights.jpg"
    })
    const lights = (result: "pass" | "fail") => [
      answer("brakes"),
      answer("lights", result, { photos: [FileId.make(id)] })
    ]
    const { value } = await submit(filled(lights("pass")))
    const client = new Client({ connectionString: app.urls.admin })
    await client.connect()
    await client.query("begin")
    await client.query("select from files.files where id = $1 for no key update", [id])
    const correcting = (result: "pass" | "fail") =>
      submit(filled(lights(result), { supersedes_id: value.id }))
    // The defect links the photo before its inspection is stored.
    const failed = correcting("fail")
    await untilBlocked(app)
    const passed = correcting("pass")
    await untilBlocked(app, 2)
    await client.query("commit")
    await client.end()
    const codes = (await Promise.all([failed, passed])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(["", "inspection_superseded"])
  })
})
