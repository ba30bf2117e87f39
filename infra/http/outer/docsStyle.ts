import { createHash } from "node:crypto"

/** The style sheet of the API page: the product's background, amber for focus and methods only, no web fonts. */
export const docsStyle = `
:root { color-scheme: light dark; --ground: #fdfdfc; --panel: #f9f9f8; --line: #dad9d6; --text: #21201c; --quiet: #63635e; --link: #7a4d00; --signal: #ffc53d; --on-signal: #1c1b19 }
@media (prefers-color-scheme: dark) { :root { --ground: #111110; --panel: #191918; --line: #3b3a37; --text: #eeeeec; --quiet: #b5b3ad; --link: #ffca16; } }
* { box-sizing: border-box }
html { scroll-padding-top: 16px }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/22px Barlow, system-ui, sans-serif; font-variant-numeric: tabular-nums }
a { color: var(--link); text-underline-offset: 3px }
:focus-visible { outline: 3px solid var(--signal); outline-offset: 2px; box-shadow: 0 0 0 5px var(--on-signal) }
.skip { position: absolute; left: -999px }
.skip:focus { left: 16px; top: 16px; padding: 8px 12px; background: var(--signal); color: var(--on-signal) }
header { padding: 24px max(24px, calc((100% - 1240px) / 2 + 24px)); background: #1c1b19; color: #eeeeec }
header p { max-width: 70ch; margin: 8px 0 0; color: #b5b3ad; white-space: pre-line }
header a { color: #ffca16 }
h1, h2, h3, h4 { font-family: "Barlow Semi Condensed", Barlow, system-ui, sans-serif; font-weight: 600; margin: 0 }
h1 { font-size: 28px; line-height: 32px }
h2 { font-size: 22px; line-height: 28px; margin: 40px 0 8px }
h3 { font-size: 17px; line-height: 22px; overflow-wrap: anywhere }
h4 { font-size: 15px; line-height: 22px; margin: 16px 0 4px }
.columns { display: grid; grid-template-columns: 260px minmax(0, 1fr); max-width: 1240px; margin: 0 auto }
nav { padding: 24px; font-size: 13px; line-height: 17px; position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto }
nav ul { list-style: none; margin: 0 0 16px; padding: 0 }
nav li a { display: block; padding: 5px 0; overflow-wrap: anywhere; color: var(--text); text-decoration: none }
nav li a:hover { text-decoration: underline }
nav .group { font-weight: 600 }
p { margin: 4px 0 }
main { padding: 0 24px 64px; min-width: 0 }
article { border: 1px solid var(--line); border-radius: 6px; background: var(--panel); padding: 16px; margin: 12px 0 }
.method { display: inline-block; min-width: 64px; padding: 1px 8px; margin-right: 8px; border-radius: 4px; background: #1c1b19; color: #eeeeec; border: 1px solid #63635e; font-size: 13px; text-align: center }
.quiet { color: var(--quiet) }
code { font-family: ui-monospace, monospace; font-size: 13px; overflow-wrap: anywhere }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100%; min-width: 440px; font-size: 13px; line-height: 17px }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); font-weight: 400 }
th:first-child { width: 26% }
th:nth-child(2), td:nth-child(2) { width: 26% }
thead th { color: var(--quiet) }
summary { cursor: pointer; padding: 4px 0 }
@media (max-width: 767px) { .columns { grid-template-columns: minmax(0, 1fr) } nav { position: static; max-height: none; padding-bottom: 0; border-bottom: 1px solid var(--line) } nav li:not(.group) { display: none } }
`

/** The hash by which the page's policy allows this style sheet only. */
export const docsStyleHash = `sha256-${createHash("sha256").update(docsStyle).digest("base64")}`
