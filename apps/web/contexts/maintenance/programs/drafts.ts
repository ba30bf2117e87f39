import {
  type CommonTask,
  COMMON_TASKS,
  DEFAULT_TOLERANCE_PCT,
  type ProgramItemFields,
  ProgramItemId,
  type ProgramItemView,
  ProgramRule,
  ProgramItemFields as ItemSchema,
  TaskId
} from "#maintenance/contract"
import { Option, Schema } from "effect"
import { newUuid } from "../../../api/newUuid.ts"

/** Which vehicles a program applies to, while it is edited. */
export type RuleDraft = ProgramRule

export const NO_RULE: RuleDraft = {
  makes: [],
  models: [],
  kinds: [],
  body_classes: [],
  group_ids: [],
  vehicle_ids: []
}

/** A task of a program while it is edited: `task` is its id, or the code of a common one that is added on saving. */
export interface ItemDraft extends Omit<ProgramItemFields, "task_id"> {
  readonly task: string
}

const isCode = (text: string): text is CommonTask => COMMON_TASKS.some(({ code }) => code === text)

/** The common task that is meant, if it is one. */
export const commonOf = (task: string): CommonTask | undefined => (isCode(task) ? task : undefined)

export const newItem = (): ItemDraft => ({
  id: ProgramItemId.make(newUuid()),
  task: "",
  every_m: null,
  every_s: null,
  every_months: null,
  every_days: null,
  first_at_m: null,
  first_at_s: null,
  first_at_days: null,
  due_soon_m: null,
  due_soon_s: null,
  due_soon_days: null,
  tolerance_pct: DEFAULT_TOLERANCE_PCT,
  recur: "from_completion",
  supersedes: []
})

export const draftOf = ({ task, ...item }: ProgramItemView): ItemDraft => ({ ...item, task: task.id })

const { task_id: _, ...itemFields } = ItemSchema.fields
const Items = Schema.Array(Schema.Struct({ ...itemFields, task: Schema.String }))

const decodeRule = Schema.decodeUnknownOption(Schema.fromJsonString(ProgramRule))
const decodeItems = Schema.decodeUnknownOption(Schema.fromJsonString(Items))

/** The form stores both as texts, so that they are part of its draft; what an earlier version stored may not be valid. */
export const ruleIn = (text: string): RuleDraft => Option.getOrElse(decodeRule(text), () => NO_RULE)
export const itemsIn = (text: string): ReadonlyArray<ItemDraft> =>
  Option.getOrElse(decodeItems(text), () => [])
export const textOf = (value: RuleDraft | ReadonlyArray<ItemDraft>): string => JSON.stringify(value)

/** As they are sent, once every common task has an id. */
export const fieldsOf = (
  items: ReadonlyArray<ItemDraft>,
  idOf: (code: CommonTask) => TaskId | undefined
): ReadonlyArray<ProgramItemFields> =>
  items.map(({ task, ...item }) => {
    const code = commonOf(task)
    return { ...item, task_id: (code && idOf(code)) ?? TaskId.make(task) }
  })

/** Without an item, and without what included it. */
export const withoutItem = (items: ReadonlyArray<ItemDraft>, id: ProgramItemId): ReadonlyArray<ItemDraft> =>
  items
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, supersedes: item.supersedes.filter((other) => other !== id) }))
