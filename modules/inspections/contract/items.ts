import { line, matching, paragraphs } from "#kernel"
import { StandardKind } from "#fleet/contract"
import { DefectSeverity, VehicleSystem } from "#maintenance/contract"
import { Schema } from "effect"

export const MAX_SECTIONS = 40
export const MAX_ITEMS = 300
export const MAX_OPTIONS = 20

const KEY = /^[a-z][a-z0-9_]{0,39}$/
const NO_KEY = "A key has up to 40 small letters, digits and underscores, and begins with a letter."

/** What an item is known by in answers and conditions, in all versions of its form. */
export const ItemKey = matching(KEY, 40, NO_KEY)
export type ItemKey = typeof ItemKey.Type

/** Texts of forms may have a Spanish version, for people who use the product in Spanish. */
const spanish = (length: number) => Schema.optionalKey(line("Spanish text", { max: length }))

const LABEL = 160
const HELP = 500

/** When a photo is needed. */
export const PhotoRule = Schema.Literals(["never", "on_fail", "always"])
export type PhotoRule = typeof PhotoRule.Type

/** The defect that a failed item raises. Its title is the item's label, unless it has its own. */
export const OnFail = Schema.Struct({
  severity: DefectSeverity,
  /** Whether the vehicle must not be driven until the defect is resolved. */
  blocking: Schema.Boolean,
  system: VehicleSystem,
  title: Schema.optionalKey(line("Title", { max: LABEL }))
})
export type OnFail = typeof OnFail.Type

/** An item is shown only if an earlier one failed, or has this answer: `pass`, `fail`, `na` or the key of an option. */
export const ShowIf = Schema.Union([
  Schema.Struct({ item: ItemKey, failed: Schema.Literal(true) }),
  Schema.Struct({ item: ItemKey, equals: ItemKey })
])
export type ShowIf = typeof ShowIf.Type

const common = {
  key: ItemKey,
  label: line("Label", { max: LABEL }),
  label_es: spanish(LABEL),
  help: Schema.optionalKey(paragraphs("Help", { max: HELP })),
  help_es: Schema.optionalKey(paragraphs("Spanish text", { max: HELP })),
  required: Schema.Boolean,
  photo: PhotoRule,
  show_if: Schema.optionalKey(ShowIf)
}
/** Of items that can fail. */
const failing = { ...common, on_fail: Schema.optionalKey(OnFail) }

const bound = Schema.NullOr(Schema.Finite)

export const ItemOption = Schema.Struct({
  key: ItemKey,
  label: line("Label", { max: LABEL }),
  label_es: spanish(LABEL),
  /** Whether the item fails with this answer. */
  fails: Schema.Boolean
})
export type ItemOption = typeof ItemOption.Type

const type = <const Type extends string>(name: Type) => ({ type: Schema.Literal(name) })

/** A number fails below `min` or above `max`, a drawing if damage was marked on it. */
export const FormItem = Schema.Union([
  Schema.Struct({ ...type("pass_fail_na"), ...failing }),
  Schema.Struct({
    ...type("number"),
    ...failing,
    unit: Schema.NullOr(line("Unit", { max: 20 })),
    min: bound,
    max: bound
  }),
  Schema.Struct({
    ...type("select"),
    ...failing,
    options: Schema.Array(ItemOption).check(
      Schema.isMaxLength(MAX_OPTIONS, { message: `An item has at most ${MAX_OPTIONS} options.` }).abort()
    )
  }),
  Schema.Struct({ ...type("text"), ...common }),
  Schema.Struct({ ...type("meter"), ...common, meter: StandardKind }),
  Schema.Struct({ ...type("photo"), ...common }),
  Schema.Struct({ ...type("signature"), ...common }),
  Schema.Struct({ ...type("damage_map"), ...failing })
])
export type FormItem = typeof FormItem.Type
export type ItemType = FormItem["type"]

const TOO_MANY_ITEMS = `A form has at most ${MAX_ITEMS} items. Divide it into several forms.`

export const FormSection = Schema.Struct({
  title: line("Title", { max: LABEL }),
  title_es: spanish(LABEL),
  items: Schema.Array(FormItem).check(Schema.isMaxLength(MAX_ITEMS, { message: TOO_MANY_ITEMS }).abort())
})
export type FormSection = typeof FormSection.Type

/** Everything that a form asks, in order. */
export const FormSections = Schema.Array(FormSection).check(
  Schema.isMaxLength(MAX_SECTIONS, { message: `A form has at most ${MAX_SECTIONS} sections.` }).abort(),
  Schema.makeFilter((sections: ReadonlyArray<FormSection>) =>
    itemsOf(sections).length > MAX_ITEMS ? TOO_MANY_ITEMS : undefined
  )
)
export type FormSections = typeof FormSections.Type

/** What is in an output or stored, which needs no tidying. */
export const KnownSections = Schema.toType(FormSections)

/** All items of a form, in order. */
export const itemsOf = (sections: FormSections): ReadonlyArray<FormItem> =>
  sections.flatMap(({ items }) => items)
