import { create } from "fontkit"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { unpackWoff } from "./unpackWoff.ts"

export type Weight = "regular" | "bold"

/** The part of a text that one font draws. */
export interface Run {
  readonly font: string
  readonly text: string
}

export interface Face {
  readonly font: string
  readonly file: Buffer
  readonly characters: ReadonlySet<number>
}

/** Our own font, then one that has Greek, Cyrillic and further signs. Each file has a part of the characters. */
const FILES = [
  ["barlow", "latin"],
  ["barlow", "latin-ext"],
  ["noto-sans", "greek"],
  ["noto-sans", "greek-ext"],
  ["noto-sans", "cyrillic"],
  ["noto-sans", "cyrillic-ext"],
  ["noto-sans", "latin"],
  ["noto-sans", "latin-ext"]
] as const

const NUMBERS = { regular: 400, bold: 600 } as const

/** For a character that no font has. */
const REPLACEMENT = "?"

const openFace = (family: string, subset: string, weight: Weight): Face => {
  const name = `@fontsource/${family}/files/${family}-${subset}-${NUMBERS[weight]}-normal.woff`
  const file = unpackWoff(readFileSync(fileURLToPath(import.meta.resolve(name))))
  const opened = create(file)
  if (!("characterSet" in opened)) throw new Error(`${name} is a collection of fonts.`)
  return { font: `${family}-${subset}-${weight}`, file, characters: new Set(opened.characterSet) }
}

const openFaces = (weight: Weight): ReadonlyArray<Face> =>
  FILES.map(([family, subset]) => openFace(family, subset, weight))

export const faces: Readonly<Record<Weight, ReadonlyArray<Face>>> = {
  regular: openFaces("regular"),
  bold: openFaces("bold")
}

/** Divides a text by the fonts that have its characters. A font draws on for as long as it can. */
export const runsOf = (text: string, weight: Weight): ReadonlyArray<Run> => {
  const runs: Array<{ face: Face; text: string }> = []
  const [first] = faces[weight]
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const current = runs.at(-1)
    const has = (face: Face | undefined) => face?.characters.has(point)
    const face = has(current?.face) ? current?.face : faces[weight].find(has)
    const drawn = face === undefined ? REPLACEMENT : character
    const by = face ?? first
    if (by === undefined) throw new Error("There are no fonts.")
    if (current?.face === by) current.text += drawn
    else runs.push({ face: by, text: drawn })
  }
  return runs.map(({ face, text: part }) => ({ font: face.font, text: part }))
}
