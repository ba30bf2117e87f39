import { expect, type Page, test } from "@playwright/test"
import { lowContrastsOf } from "./support/contrast.ts"

/** The texts with insufficient contrast in a document. */
const lowContrastsIn = async (page: Page, html: string): Promise<ReadonlyArray<string>> => {
  await page.setContent(`<!doctype html><body style="background: white; color: black">${html}</body>`)
  return (await lowContrastsOf(page)).map((element) => element.replaceAll(/<[^>]+>/g, ""))
}

test("a text that looks like one with sufficient contrast is found where it is not sufficient", async ({
  page
}) => {
  expect(await lowContrastsIn(page, "<p>Black</p><button>Named</button>")).toEqual([])
  // Each of these texts is black, as before.
  expect(await lowContrastsIn(page, '<p>Black</p><div style="background: #333"><p>Behind</p></div>')).toEqual(
    ["Behind"]
  )
  expect(await lowContrastsIn(page, '<div style="opacity: 0.3"><p>Faint</p></div><p>Black</p>')).toEqual([
    "Faint"
  ])
  expect(
    await lowContrastsIn(
      page,
      '<div style="background: #333; height: 40px"></div><p style="position: absolute; top: 10px; margin: 8px">Over</p>'
    )
  ).toEqual(["Over"])
  expect(await lowContrastsIn(page, '<p style="color: #ccc">Grey</p><p>Black</p>')).toEqual(["Grey"])
})

test("a text with insufficient contrast is found again on the next page", async ({ page }) => {
  for (let visit = 0; visit < 2; visit++)
    expect(await lowContrastsIn(page, '<p style="color: #bbb">Pale</p>')).toEqual(["Pale"])
})

test("of two texts that look the same below the window's edge, the one with insufficient contrast is found on each page", async ({
  page
}) => {
  const at = (top: number, text: string) =>
    `<p style="position: absolute; top: ${top}px; margin: 8px">${text}</p>`
  const block = '<div style="background: #333; height: 40px; margin-top: 3000px"></div>'
  for (let visit = 0; visit < 2; visit++)
    expect(await lowContrastsIn(page, `${at(2500, "On white")}${block}${at(3005, "Over")}`)).toEqual(["Over"])
})
