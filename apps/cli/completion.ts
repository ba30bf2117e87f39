import { kebab, type Operation } from "#infra/cli"
import { Schema } from "effect"

export const Shells = Schema.Literals(["bash", "zsh", "fish"])
type Shell = typeof Shells.Type

/** What may follow some words: commands, or options of a command. */
interface Following {
  readonly words: string
  readonly next: ReadonlyArray<string>
  /** A file name may follow, too. bash and zsh always offer files if nothing else fits. */
  readonly files?: boolean
}

const optionsOf = ({ parts, organization, person, changes }: Operation): ReadonlyArray<string> => [
  ...Object.entries(parts).flatMap(([name, { kind }]) => (kind === "argument" ? [] : [`--${kebab(name)}`])),
  ...(organization === "none" ? [] : ["--organization"]),
  ...(person === "none" ? [] : ["--as"]),
  ...(changes ? ["--dry-run"] : []),
  "--json",
  "--help"
]

const argumentsOf = ({ parts }: Operation): ReadonlyArray<string> =>
  Object.values(parts).flatMap(({ kind, choices }) => (kind === "argument" ? choices : []))

/** The values of each option with choices. */
const choicesOf = (operation: Operation): ReadonlyArray<Following> =>
  Object.entries(operation.parts).flatMap(([name, { kind, choices }]) =>
    kind === "option" && choices.length > 0
      ? [
          {
            words: `${operation.words} --${kebab(name)}`,
            next: choices.filter((choice) => !choice.includes(" "))
          }
        ]
      : []
  )

const followings = (operations: ReadonlyArray<Operation>): ReadonlyArray<Following> => {
  const groups = Map.groupBy(operations, ({ words }) => words.split(" ")[0] ?? "")
  return [
    { words: "", next: [...groups.keys(), "--help"] },
    ...[...groups].flatMap(([topic, group]) => {
      const next = group.flatMap(({ words }) => words.split(" ").slice(1, 2))
      return next.length === 0 ? [] : [{ words: topic, next: [...next, "--help"] }]
    }),
    ...operations.flatMap((operation) => [
      {
        words: operation.words,
        next: [...argumentsOf(operation), ...optionsOf(operation)],
        files: "file" in operation.parts
      },
      ...choicesOf(operation)
    ])
  ]
}

const cases = (all: ReadonlyArray<Following>): string =>
  all.map(({ words, next }) => `    "${words}") next="${next.join(" ")}" ;;`).join("\n")

// Both shells read the words of the command, then the option before the cursor, if any.
const body = (all: ReadonlyArray<Following>): string => `  local command="" next="" word
  for word in "\${typed[@]}"; do
    case "$word" in -*) break ;; esac
    case " ${[...new Set(all.map(({ words }) => words).filter((words) => words !== "" && !words.includes("--")))].map((words) => words.replaceAll(" ", "_")).join(" ")} " in
      *" \${command:+\${command}_}$word "*) command="\${command:+\${command}_}$word" ;;
    esac
  done
  command="\${command//_/ }"
  case "$before" in --*) case "$command $before" in
${cases(all.filter(({ words }) => words.includes("--")))}
  esac ;; esac
  if [ -z "$next" ]; then case "$command" in
${cases(all.filter(({ words }) => !words.includes("--")))}
  esac; fi`

const bash = (all: ReadonlyArray<Following>): string => `_motorpool() {
  local typed=("\${COMP_WORDS[@]:1:COMP_CWORD-1}") before="\${COMP_WORDS[COMP_CWORD-1]}"
${body(all)}
  COMPREPLY=($(compgen -W "$next" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _motorpool motorpool`

const zsh = (all: ReadonlyArray<Following>): string => `#compdef motorpool
_motorpool() {
  local typed=("\${words[@]:1:$((CURRENT - 2))}") before="\${words[CURRENT-1]}"
${body(all)}
  compadd -- \${=next} || _files
}
# Sourced by a start file, this registers the completion; loaded from a folder of completions, it completes directly.
if [[ \${funcstack[1]} == _motorpool ]]; then
  _motorpool
else
  (( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit; }
  compdef _motorpool motorpool
fi`

/** Where fish offers what follows: right after a topic or an option, anywhere after a command. */
const place = (words: string, isTopic: boolean): string => {
  if (words === "") return "motorpool [^ ]*$"
  const [command, option] = words.split(" --")
  if (option !== undefined) return `motorpool ${command} (.* )?--${option} [^ ]*$`
  return isTopic ? `motorpool ${words} [^ ]*$` : `motorpool ${words} `
}

const fish = (all: ReadonlyArray<Following>): string =>
  [
    "complete -c motorpool -f",
    ...all.map(({ words, next, files = false }) => {
      const isTopic = all.some((other) => other.words.startsWith(`${words} `) && !other.words.includes("--"))
      const condition = `string match -qr -- '(^|[ /])${place(words, isTopic)}' (commandline -cp)`
      return `complete -c motorpool -n "${condition.replaceAll("$", "\\$")}"${files ? " -F" : ""} -a "${next.join(" ")}"`
    })
  ].join("\n")

const scripts: Readonly<Record<Shell, (all: ReadonlyArray<Following>) => string>> = { bash, zsh, fish }

/** The script with which a shell completes these commands. */
export const completionScript = (shell: Shell, operations: ReadonlyArray<Operation>): string =>
  scripts[shell](followings(operations))
