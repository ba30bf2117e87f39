import { Visitor } from "oxc-parser"
import type { SourceFile } from "./SourceFile.ts"

/** A string or template of the source; expressions in a template are replaced by a question mark. */
export interface Text {
  readonly value: string
  readonly position: number
  /** The tag of a template, `sql` in sql`...`; null when there is none. */
  readonly tag: string | null
}

interface Template {
  readonly start: number
  readonly quasis: ReadonlyArray<{ readonly value: { readonly raw: string } }>
}

const textOf = ({ start, quasis }: Template, tag: string | null): Text => ({
  value: quasis.map(({ value }) => value.raw).join("?"),
  position: start,
  tag
})

/** Every string and template of a file, once. */
export const textsOf = (file: SourceFile): ReadonlyArray<Text> => {
  const tagged = new Set<number>()
  const texts: Array<Text> = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      tagged.add(quasi.start)
      texts.push(textOf(quasi, tag.type === "Identifier" ? tag.name : "?"))
    },
    TemplateLiteral: (quasi) => {
      if (!tagged.has(quasi.start)) texts.push(textOf(quasi, null))
    },
    Literal: ({ value, start }) => {
      if (typeof value === "string") texts.push({ value, position: start, tag: null })
    }
  }).visit(file.program)
  return texts
}

/** A SQL file as one text, with comments blanked out so that positions stay. */
export const sqlTextOf = (file: SourceFile): Text => ({
  value: file.text.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " ")),
  position: 0,
  tag: "sql"
})
