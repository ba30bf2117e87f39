import { parseXml } from "./xml.ts"

/** How a number is shown: as such, as a moment in time, as a percentage, or with leading zeros to so many digits. */
export type Format =
  "number" | "date" | "time" | "date-time" | "duration" | "percent" | { readonly digits: number }

/** Removes what only looks like a code: quoted and escaped text, colors, conditions, languages. */
const bare = (code: string): string =>
  (code.split(";")[0] ?? "")
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, "")
    .replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .replaceAll(/am\/pm|a\/p|general|standard/gi, "")
    .toLowerCase()

/** The format that a code describes, such as `dd/mm/yyyy`. */
export const formatOf = (code: string): Format => {
  const text = bare(code)
  if (/^\[[hms]+\]/.test(text)) return "duration"
  const [hasTime, hasDate] = [/[hs]/.test(text), /[yd]/.test(text)]
  if (hasTime) return hasDate ? "date-time" : "time"
  // Without hours and seconds, m is the month.
  if (hasDate || text.includes("m")) return "date"
  if (text.includes("%")) return "percent"
  return /^0{2,}$/.test(text) ? { digits: text.length } : "number"
}

/** Numbers of formats that no workbook describes, from the standard; those of East Asian languages are all dates. */
const builtIn = (id: number): Format => {
  if (id === 9 || id === 10) return "percent"
  if (id === 22) return "date-time"
  if (id === 46) return "duration"
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return "time"
  if ((id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return "date"
  return "number"
}

/** The formats of a workbook by the number of the style that a cell names. */
export const formatsOf = async (styles: AsyncIterable<Uint8Array>): Promise<ReadonlyArray<Format>> => {
  const codes = new Map<number, string>()
  const ids: Array<number> = []
  let isInCells = false
  await parseXml(styles, {
    open: (name, attributes) => {
      if (name === "numFmt") codes.set(Number(attributes["numFmtId"]), attributes["formatCode"] ?? "")
      if (name === "cellXfs") isInCells = true
      if (name === "xf" && isInCells) ids.push(Number(attributes["numFmtId"] ?? 0))
    },
    close: (name) => {
      if (name === "cellXfs") isInCells = false
    }
  })
  return ids.map((id) => {
    const code = codes.get(id)
    return code === undefined ? builtIn(id) : formatOf(code)
  })
}
