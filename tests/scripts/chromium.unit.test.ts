import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { findChromium, findHeadlessShell } from "../../scripts/chromium.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "motorpool-chromium-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const place = (name: string, mode = 0o755): string => {
  writeFileSync(join(folder, name), "")
  chmodSync(join(folder, name), mode)
  return join(folder, name)
}

it("prefers the browser in CHROMIUM", () => {
  place("chromium")
  expect(findChromium({ CHROMIUM: "/opt/browser", PATH: folder })).toBe("/opt/browser")
})

it("finds a browser on PATH, Chromium before Chrome", () => {
  const chrome = place("google-chrome")
  const path = ["", "/nowhere", folder].join(delimiter)
  expect(findChromium({ PATH: path })).toBe(chrome)
  const chromium = place("chromium")
  expect(findChromium({ PATH: path })).toBe(chromium)
})

it("ignores a file that is not executable", () => {
  place("chromium", 0o644)
  expect(findChromium({ PATH: folder })).not.toBe(join(folder, "chromium"))
})

it("prefers the headless shell to an installed browser, but not to one that is named", () => {
  const chromium = place("chromium")
  expect(findHeadlessShell({ PATH: folder })).toBe(chromium)
  const shell = place("chromium-headless-shell")
  expect(findHeadlessShell({ PATH: folder })).toBe(shell)
  expect(findHeadlessShell({ PATH: folder, CHROMIUM: "/opt/browser" })).toBe("/opt/browser")
  expect(findHeadlessShell({ CHROMIUM: "/opt/browser", HEADLESS_SHELL: "/opt/shell" })).toBe("/opt/shell")
})
