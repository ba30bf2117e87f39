import { kebab, type Operation, type Part } from "#infra/cli"

const typed = ([name, { kind, isRequired, isRepeated, placeholder, choices }]: readonly [
  string,
  Part<unknown>
]): string => {
  if (kind === "argument") return `<${kebab(name)}>`
  const value = choices.length > 0 && choices.length <= 4 ? choices.join("/") : placeholder
  const words = `--${kebab(name)}${kind === "flag" ? "" : ` <${value}>`}${isRepeated ? "..." : ""}`
  return isRequired ? words : `[${words}]`
}

const ORGANIZATION = "--organization <id or name>"

const usage = ({ words, parts, organization, person }: Operation): string =>
  [
    words,
    ...Object.entries(parts).map(typed),
    ...(organization === "needed" ? [ORGANIZATION] : []),
    ...(organization === "narrows" ? [`[${ORGANIZATION}]`] : []),
    ...(person === "needed" ? ["--as <email>"] : [])
  ].join(" ")

/** A line of docs/cli.md for each command. */
export const referenceRows = (operations: ReadonlyArray<Operation>): ReadonlyArray<string> =>
  operations.map(
    (operation) =>
      `| \`${usage(operation)}\` | ${operation.summary}${operation.changes ? " Supports `--dry-run`." : ""} |`
  )
