import type { Archive } from "./archive.ts"
import { damaged, Rejected } from "./Rejected.ts"
import { type Attributes, parseXml } from "./xml.ts"

/** The parts of a workbook that reading a sheet needs, as paths. */
export interface Parts {
  /** The names of the visible sheets, in order. */
  readonly sheets: ReadonlyArray<string>
  readonly sheet: { readonly name: string; readonly path: string }
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  /** Whether dates are counted from 1904, as once on the Mac, instead of 1900. */
  readonly from1904: boolean
}

const MOST_SHEETS = 1_000

interface Relation {
  readonly id: string
  readonly type: string
  readonly path: string
}

/** Relative to `xl/`, unless it begins with a slash. */
const pathOf = (target: string): string => {
  const { pathname } = new URL(target, "zip:///xl/")
  return decodeURIComponent(pathname).slice(1)
}

const relationsOf = async ({ read }: Archive): Promise<ReadonlyArray<Relation>> => {
  const relations: Array<Relation> = []
  await parseXml(read("xl/_rels/workbook.xml.rels"), {
    open: (name, { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode }) => {
      if (name === "Relationship" && mode !== "External") relations.push({ id, type, path: pathOf(target) })
    }
  })
  return relations
}

/** The only attribute with a prefix: `r:id`, whatever the prefix is. */
const relationOf = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? ""

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true"

const workbookOf = async ({ read }: Archive) => {
  const sheets: Array<{ readonly name: string; readonly id: string }> = []
  let from1904 = false
  await parseXml(read("xl/workbook.xml"), {
    open: (name, attributes) => {
      if (name === "workbookPr") from1904 = isTrue(attributes["date1904"])
      if (name === "sheet" && (attributes["state"] ?? "visible") === "visible")
        sheets.push({ name: attributes["name"] ?? "", id: relationOf(attributes) })
    }
  })
  return { sheets, from1904 }
}

/** Finds the first visible sheet, or the one of this name. @throws Rejected */
export const partsOf = async (archive: Archive, wanted: string | null): Promise<Parts> => {
  const relations = await relationsOf(archive)
  const pathOfType = (type: string) => relations.find((one) => one.type.endsWith(`/${type}`))?.path
  const { sheets: all, from1904 } = await workbookOf(archive)
  // A chart can have a sheet of its own.
  const sheets = all.slice(0, MOST_SHEETS).flatMap(({ name, id }) => {
    const relation = relations.find((one) => one.id === id && one.type.endsWith("/worksheet"))
    return relation === undefined ? [] : [{ name, path: relation.path }]
  })
  const names = sheets.map(({ name }) => name)
  const sheet = wanted === null ? sheets[0] : sheets.find(({ name }) => name === wanted)
  if (sheet === undefined)
    throw wanted === null ? damaged() : new Rejected({ _tag: "SheetNotFound", sheet: wanted, sheets: names })
  return {
    sheets: names,
    sheet,
    sharedStrings: pathOfType("sharedStrings"),
    styles: pathOfType("styles"),
    from1904
  }
}
