import { type Argument, type Expression, Visitor } from "oxc-parser"
import type { SourceFile } from "./SourceFile.ts"

export type Kind = "variable" | "function" | "class" | "interface" | "type"

/** A named declaration of a file. */
export interface Declaration {
  readonly name: string
  readonly kind: Kind
  readonly position: number
}

interface Named {
  readonly id: { readonly type: string; readonly start: number } | null
}

export const declarationsOf = (file: SourceFile): ReadonlyArray<Declaration> => {
  const declarations: Array<Declaration> = []
  const add =
    (kind: Kind) =>
    ({ id }: Named) => {
      if (id !== null && "name" in id && typeof id.name === "string")
        declarations.push({ name: id.name, kind, position: id.start })
    }
  new Visitor({
    VariableDeclarator: add("variable"),
    FunctionDeclaration: add("function"),
    ClassDeclaration: add("class"),
    TSInterfaceDeclaration: add("interface"),
    TSTypeAliasDeclaration: add("type")
  }).visit(file.program)
  return declarations
}

/** The names a file declares and exports: `export const`, `export class`, `export function`. */
export const exportsOf = (file: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>()
  new Visitor({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration === null) return
      if (declaration.type === "VariableDeclaration")
        for (const { id } of declaration.declarations) if (id.type === "Identifier") names.add(id.name)
      if ("id" in declaration && declaration.id?.type === "Identifier") names.add(declaration.id.name)
    }
  }).visit(file.program)
  return names
}

/** `a.b` for a member, `a` for a name, empty for anything else. */
export const pathOf = (node: Expression): string => {
  if (node.type === "Identifier") return node.name
  if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return ""
  return `${pathOf(node.object)}.${node.property.name}`
}

/** A call, with the path of its callee and the name of the constant it initializes. */
export interface Call {
  readonly callee: string
  readonly given: ReadonlyArray<Argument>
  readonly position: number
}

export const callsOf = (file: SourceFile): ReadonlyArray<Call> => {
  const calls: Array<Call> = []
  new Visitor({
    CallExpression: ({ callee, arguments: given, start }) =>
      void calls.push({ callee: pathOf(callee), given, position: start })
  }).visit(file.program)
  return calls
}

export const stringOf = (node: Argument | Expression | undefined): string | undefined =>
  node?.type === "Literal" && typeof node.value === "string" ? node.value : undefined

/** The string at `key` of an object literal. */
export const propertyOf = (node: Argument | Expression | undefined, key: string): string | undefined => {
  if (node?.type !== "ObjectExpression") return undefined
  for (const property of node.properties)
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === key)
      return stringOf(property.value)
  return undefined
}

export const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

/** `WhenMemberRemoved` becomes `when-member-removed`. */
export const kebab = (name: string): string => name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase()

/** The file's name without folder and extension. */
export const baseName = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\..*$/, "")
