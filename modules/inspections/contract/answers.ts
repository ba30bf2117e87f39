import { paragraphs } from "#kernel"
import { FileId } from "#files/contract"
import { DialValue, MarkFields, MAX_DAMAGE, MeterUnit, Signature } from "#fleet/contract"
import { Schema } from "effect"
import { ItemKey, MAX_ITEMS } from "./items.ts"

export const MAX_INSPECTION_PHOTOS = 40
export const MAX_PHOTOS_PER_ITEM = 10

/** What one finds. `na`: the vehicle does not have it. */
export const PassFailNa = Schema.Literals(["pass", "fail", "na"])
export type PassFailNa = typeof PassFailNa.Type

const { role: _, ...signature } = Signature.fields
const type = <const Type extends string>(name: Type) => ({ type: Schema.Literal(name) })

/** What was entered for an item, by the type of the item. The photos of a `photo` are those of its answer. */
export const AnswerValue = Schema.Union([
  Schema.Struct({ ...type("pass_fail_na"), result: PassFailNa }),
  Schema.Struct({ ...type("number"), number: Schema.Finite }),
  Schema.Struct({ ...type("select"), option: ItemKey }),
  Schema.Struct({ ...type("text"), text: paragraphs("Text", { max: 2000 }) }),
  Schema.Struct({ ...type("meter"), value: DialValue, unit: MeterUnit }),
  Schema.Struct({ ...type("photo") }),
  Schema.Struct({ ...type("signature"), ...signature }),
  Schema.Struct({
    ...type("damage_map"),
    marks: Schema.Array(Schema.Struct(MarkFields)).check(Schema.isMaxLength(MAX_DAMAGE).abort())
  })
])
export type AnswerValue = typeof AnswerValue.Type

/** The answer to an item. Photos are uploaded first. */
export const Answer = Schema.Struct({
  key: ItemKey,
  value: AnswerValue,
  note: Schema.NullOr(paragraphs("Note", { max: 1000 })),
  photos: Schema.Array(FileId).check(
    Schema.isMaxLength(MAX_PHOTOS_PER_ITEM, {
      message: `An item has at most ${MAX_PHOTOS_PER_ITEM} photos.`
    }).abort()
  )
})
export type Answer = typeof Answer.Type

/** The same in an output or stored, which needs no tidying. */
export const KnownAnswer = Schema.Struct({
  ...Answer.fields,
  value: Schema.toType(Answer.fields.value),
  note: Schema.toType(Answer.fields.note)
})

/** The photos of answers, including those of marked damage, each once. */
export const photosOf = (answers: ReadonlyArray<Pick<Answer, "photos" | "value">>): ReadonlyArray<FileId> => [
  ...new Set(
    answers.flatMap(({ photos, value }) => [
      ...photos,
      ...(value.type === "damage_map" ? value.marks : []).flatMap(({ file_id }) => file_id ?? [])
    ])
  )
]

export const Answers = Schema.Array(Answer).check(
  Schema.isMaxLength(MAX_ITEMS, { message: `An inspection has at most ${MAX_ITEMS} answers.` }).abort(),
  Schema.makeFilter((answers: ReadonlyArray<Answer>) =>
    new Set(answers.map(({ key }) => key)).size < answers.length
      ? "An inspection has one answer to each item."
      : undefined
  ),
  Schema.makeFilter((answers: ReadonlyArray<Answer>) =>
    photosOf(answers).length > MAX_INSPECTION_PHOTOS
      ? `An inspection has at most ${MAX_INSPECTION_PHOTOS} photos.`
      : undefined
  )
)
