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

describe("whether others can replace a folder", () => {
  it("is false when only we can write it and its parents", () => {
    expect(replaceableThrough(join(home, "programs"))).toBeUndefined()
  })

  it.each([
    ["itself", "programs/bin"],
    ["one above it", "programs"]
  ])("is true when everyone can write to %s", (_, open) => {
    chmodSync(join(home, open), 0o777)
    expect(replaceableThrough(join(home, "programs/bin"))).toBe(join(home, open))
  })

  it("is false below a sticky folder, where everyone can change only their own files", () => {
    chmodSync(join(home, "programs"), 0o1777)
    expect(replaceableThrough(join(home, "programs/bin"))).toBeUndefined()
  })

  it("follows a symbolic link on the way", () => {
    mkdirSync(join(home, "open"))
    chmodSync(join(home, "open"), 0o777)
    mkdirSync(join(home, "open/programs"))
    symlinkSync(join(home, "open/programs"), join(home, "link"))
    expect(replaceableThrough(join(home, "link"))).toBe(join(home, "open"))
  })
})

describe("whether others can change a folder's content", () => {
  it("is false when no one else can write it", () => {
    expect(writableWithin(join(home, "programs"))).toBeUndefined()
  })

  it("is true when everyone can write one file", () => {
    const file = join(home, "programs/bin/postgres")
    chmodSync(file, 0o757)
    expect(writableWithin(join(home, "programs"))).toBe(file)
  })
})
