import { del, get, set } from "idb-keyval"
import { Schema } from "effect"
import { draftStore, type LastReadKey, type SealedRead } from "./lastReadStore.ts"
import { ensureSealingKeys, seal, sealedName, sealingKeys, unseal } from "./sealing.ts"
import { currentSession } from "./session.ts"

/** What was typed into a form, by field. */
export type DraftValues = Readonly<Record<string, string>>

/** Whose draft it is, and of which form. */
export interface DraftOf {
  readonly person: string
  readonly form: string
}

const isDraft = Schema.is(Schema.Record(Schema.String, Schema.String))

/** Changes that are not stored yet, by person and form; undefined removes the draft. Later ones replace earlier ones. */
const pending = new Map<string, DraftValues | undefined>()
let turn: Promise<unknown> = Promise.resolve()

const idOf = ({ person, form }: DraftOf) => `${person} ${form}`

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Browsers don't keep a page with this listener for going back to it, so it exists only while something would be lost. */
const updateWarning = () => {
  if ([...pending.values()].some((values) => values !== undefined))
    window.addEventListener("beforeunload", warn)
  else window.removeEventListener("beforeunload", warn)
}

const remove = async ({ person, form }: DraftOf) => {
  const keys = await sealingKeys()
  if (keys) await del([person, await sealedName(form, keys)], draftStore())
}

/** Its author's session has ended, and the draft with it. */
const isOver = ({ person }: DraftOf) => currentSession()?.user.id !== person

/** Returns false where nothing can be stored. */
const store = async (draft: DraftOf, values: DraftValues): Promise<boolean> => {
  if (isOver(draft)) return true
  const keys = await ensureSealingKeys()
  // The end of a session removes them.
  if (!keys) return isOver(draft)
  const key: LastReadKey = [draft.person, await sealedName(draft.form, keys)]
  const sealed = await seal(Date.now(), values, keys)
  if (!isOver(draft)) await set(key, sealed, draftStore())
  return true
}

const write = async (draft: DraftOf) => {
  const id = idOf(draft)
  if (!pending.has(id)) return
  const values = pending.get(id)
  const stored = values === undefined ? await remove(draft).then(() => true) : await store(draft, values)
  if (stored && pending.get(id) === values) pending.delete(id)
  updateWarning()
}

const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
  const result = turn.then(work, work)
  turn = result.catch(() => undefined)
  return result
}

const change = (draft: DraftOf, values: DraftValues | undefined): Promise<void> => {
  pending.set(idOf(draft), values)
  updateWarning()
  return inTurn(() => write(draft))
}

/** Stores a draft, encrypted, until it is dropped or its author's session ends. Leaving the page asks until it is stored. */
export const saveDraft = (draft: DraftOf, values: DraftValues): Promise<void> => change(draft, values)

export const dropDraft = (draft: DraftOf): Promise<void> => change(draft, undefined)

export const readDraft = ({ person, form }: DraftOf): Promise<DraftValues | undefined> =>
  inTurn(async () => {
    const keys = await sealingKeys()
    const sealed = keys && (await get<SealedRead>([person, await sealedName(form, keys)], draftStore()))
    if (!keys || !sealed) return undefined
    const values = await unseal(sealed, keys)
    return isDraft(values) ? values : undefined
  })
