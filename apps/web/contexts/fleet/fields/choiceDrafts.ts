import type { Choice } from "#fleet/contract"
import { newUuid } from "../../../api/newUuid.ts"

/** A choice in the form of a field. A removed one stays visible until the field is saved, because vehicles may have it. */
export interface ChoiceDraft {
  /** Its id, or one of our own if it is new. */
  readonly key: string
  readonly name: string
  readonly state: "stored" | "new" | "removed"
}
type Drafts = ReadonlyArray<ChoiceDraft>

export const newChoice = (name = ""): ChoiceDraft => ({ key: newUuid(), name, state: "new" })

const STATES: Readonly<Record<string, ChoiceDraft["state"]>> = {
  stored: "stored",
  new: "new",
  removed: "removed"
}

/** All choices as the text of a form's value, one per line. */
export const textOf = (drafts: Drafts): string =>
  drafts.map(({ state, key, name }) => `${state} ${key} ${name}`).join("\n")

export const draftsIn = (text: string): Drafts =>
  text.split("\n").flatMap((line) => {
    const [, state = "", key = "", name = ""] = /^(\w+) (\S+) (.*)$/.exec(line) ?? []
    const known = STATES[state]
    return known === undefined ? [] : [{ state: known, key, name }]
  })

/** What the form begins with. */
export const initialChoices = (choices: ReadonlyArray<Choice> = []): string =>
  textOf(
    choices.length === 0
      ? [newChoice()]
      : choices.map(({ id, name }) => ({ key: id, name, state: "stored" as const }))
  )

/** Those that the field would have, without empty new ones. */
export const choicesToSave = (text: string): Drafts =>
  draftsIn(text).filter(
    ({ state, name }) => state !== "removed" && (state === "stored" || name.trim() !== "")
  )

/** As the server compares names. */
const comparable = ({ name }: ChoiceDraft) => name.trim().toLowerCase()

interface Fault {
  readonly kind: "missing" | "unnamed" | "repeated"
  readonly choices: Drafts
}

/** What is wrong with the choices, and with which of them. */
export const faultIn = (text: string): Fault | undefined => {
  const all = choicesToSave(text)
  if (all.length === 0) return { kind: "missing", choices: draftsIn(text).slice(0, 1) }
  const unnamed = all.filter(({ name }) => name.trim() === "")
  if (unnamed.length > 0) return { kind: "unnamed", choices: unnamed }
  const repeated = [...Map.groupBy(all, comparable).values()].find(({ length }) => length > 1)
  return repeated && { kind: "repeated", choices: repeated }
}

/** A new choice is gone, a stored one can be put back until the field is saved. */
export const withoutChoice = (drafts: Drafts, { key, state }: ChoiceDraft): Drafts =>
  state === "new"
    ? drafts.filter((one) => one.key !== key)
    : drafts.map((one) => (one.key === key ? { ...one, state: "removed" } : one))

export const withChoice = (drafts: Drafts, changed: ChoiceDraft): Drafts =>
  drafts.map((one) => (one.key === changed.key ? changed : one))

/** With others below one of them; at the end if it is not given. */
export const withAdded = (drafts: Drafts, added: Drafts, below?: string): Drafts => {
  const at = drafts.findIndex(({ key }) => key === below)
  return drafts.toSpliced(at === -1 ? drafts.length : at + 1, 0, ...added)
}

/** One place up or down. */
export const withMoved = (drafts: Drafts, { key }: ChoiceDraft, step: -1 | 1): Drafts => {
  const at = drafts.findIndex((one) => one.key === key)
  const moved = drafts[at]
  return moved === undefined ? drafts : drafts.toSpliced(at, 1).toSpliced(at + step, 0, moved)
}
