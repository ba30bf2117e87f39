import { StandardKind } from "#fleet/contract"
import { type FormItem, type ItemType, type OnFail, PhotoRule, type ShowIf } from "#inspections/contract"
import { DefectSeverity, VehicleSystem } from "#maintenance/contract"
import { canFail, keyFrom } from "./drafting.ts"

/** All types of items, in the order in which they are offered. */
export const ITEM_TYPES: ReadonlyArray<ItemType> = [
  "pass_fail_na",
  "number",
  "select",
  "text",
  "meter",
  "photo",
  "signature",
  "damage_map"
]

/** An option while it is edited: without a key until it is stored. */
export interface OptionDraft {
  readonly id: string
  readonly key: string
  readonly label: string
  readonly label_es: string
  readonly fails: boolean
}

const readOptions = (text: string): ReadonlyArray<OptionDraft> =>
  // Border: only `optionsText` writes it.
  text === "" ? [] : (JSON.parse(text) as ReadonlyArray<OptionDraft>)
export const optionsText = (options: ReadonlyArray<OptionDraft>): string => JSON.stringify(options)
export const optionsIn = readOptions

const storedOptions = (item: FormItem | undefined): ReadonlyArray<OptionDraft> =>
  item?.type === "select"
    ? item.options.map(({ key, label, label_es = "", fails }) => ({ id: key, key, label, label_es, fails }))
    : []

const numberText = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value)

/** The fields of the dialog, for a new item or one that exists. */
export const valuesOf = (item: FormItem | undefined) => {
  const rule = item && "on_fail" in item ? item.on_fail : undefined
  const number = item?.type === "number" ? item : undefined
  return {
    type: item?.type ?? ITEM_TYPES[0] ?? "text",
    label: item?.label ?? "",
    label_es: item?.label_es ?? "",
    help: item?.help ?? "",
    help_es: item?.help_es ?? "",
    required: item === undefined || item.required ? "yes" : "",
    photo: item?.photo ?? "never",
    unit: number?.unit ?? "",
    min: numberText(number?.min),
    max: numberText(number?.max),
    options: optionsText(storedOptions(item)),
    meter: item?.type === "meter" ? item.meter : "odometer",
    raises: rule ? "yes" : "",
    severity: rule?.severity ?? "major",
    blocking: rule?.blocking ? "yes" : "",
    system: rule?.system ?? "other",
    defect: rule?.title ?? "",
    condition_item: item?.show_if?.item ?? "",
    condition: item?.show_if && "equals" in item.show_if ? item.show_if.equals : FAILED
  }
}

/** The condition that another item failed. */
export const FAILED = ""

type Texts<V> = { readonly [K in keyof V]: string }
export type ItemValues = Texts<ReturnType<typeof valuesOf>>

const text = (value: string) => (value.trim() === "" ? undefined : value.trim())
const number = (value: string) => (value.trim() === "" ? null : Number(value.trim().replace(",", ".")))
const oneOf = <A extends string>(all: ReadonlyArray<A>, value: string, otherwise: A): A =>
  all.find((one) => one === value) ?? otherwise

const ruleIn = (values: ItemValues): OnFail | undefined => {
  if (values.raises === "") return undefined
  const title = text(values.defect)
  return {
    severity: oneOf(DefectSeverity.literals, values.severity, "major"),
    blocking: values.blocking !== "",
    system: oneOf(VehicleSystem.literals, values.system, "other"),
    ...(title !== undefined && { title })
  }
}

const conditionIn = ({ condition_item: item, condition }: ItemValues): ShowIf | undefined => {
  if (item === "") return undefined
  return condition === FAILED ? { item, failed: true } : { item, equals: condition }
}

const optionsOf = (drafts: ReadonlyArray<OptionDraft>) => {
  const keys: Array<string> = drafts.map(({ key }) => key).filter((key) => key !== "")
  return drafts
    .filter(({ label }) => label.trim() !== "")
    .map(({ key: known, label, label_es, fails }) => {
      const key = known === "" ? keyFrom(label, keys) : known
      keys.push(key)
      const spanish = text(label_es)
      return { key, label: label.trim(), fails, ...(spanish !== undefined && { label_es: spanish }) }
    })
}

export const typeIn = (values: Pick<ItemValues, "type">): ItemType =>
  oneOf(ITEM_TYPES, values.type, "pass_fail_na")

/** The item as the dialog describes it. `key`: of an item that exists. `taken`: the keys of all others. */
export const itemIn = (
  values: ItemValues,
  key: string | undefined,
  taken: ReadonlyArray<string>
): FormItem => {
  const type = typeIn(values)
  const [label_es, help, help_es] = [text(values.label_es), text(values.help), text(values.help_es)]
  const condition = conditionIn(values)
  const rule = canFail(type) ? ruleIn(values) : undefined
  const common = {
    key: key ?? keyFrom(values.label, taken),
    label: values.label.trim(),
    ...(label_es !== undefined && { label_es }),
    ...(help !== undefined && { help }),
    ...(help_es !== undefined && { help_es }),
    required: values.required !== "",
    photo: oneOf(PhotoRule.literals, values.photo, "never"),
    ...(condition && { show_if: condition })
  }
  const failing = { ...common, ...(rule && { on_fail: rule }) }
  switch (type) {
    case "number":
      return {
        type,
        ...failing,
        unit: text(values.unit) ?? null,
        min: number(values.min),
        max: number(values.max)
      }
    case "select":
      return { type, ...failing, options: optionsOf(optionsIn(values.options)) }
    case "meter":
      return { type, ...common, meter: oneOf(StandardKind.literals, values.meter, "odometer") }
    case "pass_fail_na":
    case "damage_map":
      return { type, ...failing }
    default:
      return { type, ...common }
  }
}
