import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { cdp } from "vitest/browser"
import { structuralFaults } from "../../screens/structure/faults.ts"

const show = (html: string) => {
  document.body.innerHTML = `<main style="width: 300px; font: 16px sans-serif">${html}</main>`
}

afterEach(() => {
  document.body.replaceChildren()
})

const LONG = "Donaudampfschifffahrtsgesellschaftskapitaenswitwe"

describe("the structural checks find", () => {
  it.each([
    [
      "a page wider than its window",
      `<div style="width: 9999px; height: 4px"></div>`,
      "wider than the window"
    ],
    [
      "something that reaches beyond the window",
      `<div style="overflow: clip"></div><a href="/x" style="position: absolute; left: -40px">Away</a>`,
      "a “Away” reaches beyond the window."
    ],
    [
      "a dialog wider than the window",
      `<div style="position: fixed; inset: 0; overflow: auto"><div role="dialog" style="width: 9999px">Book</div></div>`,
      "div[role=dialog] “Book” reaches beyond the window."
    ],
    ["text that flows out of its box", `<p style="width: 80px">${LONG}</p>`, "flows out of its box."],
    ["text cut at its end", `<p style="width: 80px; overflow: hidden">${LONG}</p>`, "is cut."],
    [
      "text of which an ellipsis leaves a stub",
      `<p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</p>`,
      "is cut to a stub."
    ],
    [
      "lines cut at the bottom",
      `<p style="width: 80px; height: 20px; overflow: hidden">one two three four five six seven eight</p>`,
      "is cut."
    ],
    [
      "a button of which a part is hidden",
      `<div style="width: 60px; overflow: hidden"><button style="width: 120px">Save</button></div>`,
      "button “Save” is partly hidden."
    ],
    [
      "buttons over one another",
      `<button style="width: 90px">Save</button><button style="margin-left: -30px">Cancel</button>`,
      "button “Save” and button “Cancel” lie over one another."
    ],
    [
      "a link over a button",
      `<div style="position: relative"><button>Save all of it</button>
       <a href="/x" style="position: absolute; left: 4px; top: 4px">More</a></div>`,
      "lie over one another."
    ],
    [
      "a button over the text of its field",
      `<div style="position: relative; width: 200px"><input style="width: 200px; padding: 4px" />
       <button style="position: absolute; right: 4px; top: 2px">Clear</button></div>`,
      "lie over one another."
    ],
    [
      "two amber buttons",
      `<button style="background: #ffc53d">Save</button><button style="background: #ffc53d">Send</button>`,
      "button “Save” and button “Send” are both amber."
    ],
    [
      "two amber frames",
      `<div role="menuitemradio" style="box-shadow: inset 0 0 0 1.5px #e2a336">Light</div>
       <div role="menuitemradio" style="box-shadow: inset 0 0 0 1.5px #e2a336">English</div>`,
      "are both amber."
    ],
    [
      "a picture that is not there",
      `<img src="data:image/png;base64,AAAA" width="20" height="20" alt="Van" />`,
      "is not there."
    ]
  ])("%s", async (_what, html, sentence) => {
    show(html)
    expect(structuralFaults().join("\n")).toContain(sentence)
  })
})

describe("the structural checks accept", () => {
  it.each([
    [
      "an ellipsis",
      `<p style="width: 200px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${LONG}</p>`
    ],
    [
      "counted lines",
      `<p style="width: 80px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">
       one two three four five six seven eight nine ten</p>`
    ],
    [
      "a list that scrolls",
      `<div style="height: 40px; overflow: auto"><p>one</p><p>two</p><p>three</p></div>`
    ],
    [
      "a table that scrolls sideways",
      `<div style="overflow-x: auto"><table><tr><td style="min-width: 900px">one</td></tr></table></div>`
    ],
    [
      "links in running text that goes over several lines",
      `<p style="width: 90px">Read <a href="/x">the long terms of service</a> and <a href="/y">our privacy policy</a>.</p>`
    ],
    ["buttons side by side", `<button>Save</button><button>Cancel</button>`],
    [
      "an amber button over another",
      `<button style="background: #ffc53d">Save</button>
       <div role="dialog" style="position: fixed; inset: 0"><button style="background: #ffc53d">Send</button></div>`
    ],
    [
      "amber buttons that are never in view together",
      `<button style="background: #ffc53d">Start</button><div style="height: 200vh"></div><button style="background: #ffc53d">Begin</button>`
    ],
    [
      "what only screen readers see",
      `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden">Saved and closed</span>`
    ],
    [
      "a button in the room its field keeps for it",
      `<div style="position: relative; width: 200px"><input style="width: 200px; box-sizing: border-box; padding-inline-end: 60px" />
       <button style="position: absolute; right: 4px; top: 2px; width: 50px">Clear</button></div>`
    ],
    [
      "what floats over the page",
      `<button>Behind</button><div role="dialog" style="position: fixed; inset: 0"><button>Before</button></div>`
    ]
  ])("%s", (_what, html) => {
    show(html)
    expect(structuralFaults()).toEqual([])
  })
})

const BIG = "min-width: 44px; height: 44px"
const emulateTouch = (enabled: boolean) => cdp().send("Emulation.setTouchEmulationEnabled", { enabled })

describe("on a touch screen, the structural checks", () => {
  beforeEach(async () => {
    await emulateTouch(true)
    return () => emulateTouch(false)
  })

  it.each([
    ["a low button", `<button style="width: 90px; height: 34px">Save</button>`],
    ["a narrow button", `<button style="width: 34px; padding: 0; height: 44px">Go</button>`],
    ["a link of its own", `<p><a href="/x">Forgot password?</a></p>`]
  ])("find %s", async (_what, html) => {
    show(html)
    await expect.poll(() => structuralFaults().join("\n")).toContain("is too small to touch")
  })

  it.each([
    ["a large button", `<button style="${BIG}">Save</button>`],
    ["a link in a sentence", `<p>Read <a href="/x">the terms</a>.</p>`],
    ["a link in part of a sentence", `<p>Read <b><a href="/x">the terms</a></b>.</p>`],
    [
      "a box with a large label",
      `<label style="display: block; ${BIG}"><input type="checkbox" /> All</label>`
    ],
    [
      "a small button with room around it",
      `<style>#x::after { content: ""; position: absolute; inset: -10px }</style>
       <button id="x" aria-label="Close" style="position: relative; width: 24px; height: 24px; border: 0"></button>`
    ],
    [
      "a row that is a link",
      `<style>#x::after { content: ""; position: absolute; inset: 0 }</style>
       <div style="position: relative; ${BIG}"><a id="x" href="/x">Ana</a></div>`
    ]
  ])("accept %s", (_what, html) => {
    show(html)
    expect(structuralFaults()).toEqual([])
  })
})
