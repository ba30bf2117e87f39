import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { replaceableThrough, writableWithin } from "../../../infra/embedded/trust.ts"

let home: string
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "motorpool-trust-")))
  mkdirSync(join(home, "programs/bin"), { recursive: true, mode: 0o755 })
  writeFileSync(join(home, "programs/bin/postgres"), "", { mode: 0o755 })
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe("a folder can be replaced by others", () => {
  it("not when only we write it and what is above it", () => {
    expect(replaceableThrough(join(home, "programs"))).toBeUndefined()
  })

  it.each([
    ["itself", "programs/bin"],
    ["one above it", "programs"]
  ])("through %s, when everybody writes there", (_, open) => {
    chmodSync(join(home, open), 0o777)
    expect(replaceableThrough(join(home, "programs/bin"))).toBe(join(home, open))
  })

  it("not through a sticky folder, in which each can touch only what is theirs", () => {
    chmodSync(join(home, "programs"), 0o1777)
    expect(replaceableThrough(join(home, "programs/bin"))).toBeUndefined()
  })

  it("through what a link on the way points into", () => {
    mkdirSync(join(home, "open"))
    chmodSync(join(home, "open"), 0o777)
    mkdirSync(join(home, "open/programs"))
    symlinkSync(join(home, "open/programs"), join(home, "link"))
    expect(replaceableThrough(join(home, "link"))).toBe(join(home, "open"))
  })
})

describe("what is within", () => {
  it("is ours when nobody else writes it", () => {
    expect(writableWithin(join(home, "programs"))).toBeUndefined()
  })

  it("is not when everybody writes one file of it", () => {
    const file = join(home, "programs/bin/postgres")
    chmodSync(file, 0o757)
    expect(writableWithin(join(home, "programs"))).toBe(file)
  })
})
