import type { FileId } from "#files/contract"
import { factsOf, paperOf, type PdfBlock, type PdfDocument, type PdfPhoto } from "#infra/pdf"
import type { DefectOnFile } from "#maintenance"
import { photosOf } from "../../contract/answers.ts"
import { itemsOf } from "../../contract/items.ts"
import { answerText, labelIn } from "../domain/answerText.ts"
import { fileWords, type FileWords } from "../domain/fileWords.ts"
import { drawingsOf } from "./fileDrawings.ts"
import type { InspectionFile } from "./InspectionFile.ts"
import type { StoredDetails } from "./InspectionList.ts"

/** Photos by their ids; some may be gone. */
export type Photos = ReadonlyMap<FileId, Uint8Array>

interface Writing {
  readonly file: InspectionFile
  readonly words: FileWords
  readonly photos: Photos
  readonly instant: (at: Date) => string
}

const NOTHING = new Uint8Array()

const photosWith = (photos: ReadonlyArray<PdfPhoto>): ReadonlyArray<PdfBlock> =>
  photos.length === 0 ? [] : [{ kind: "photos", photos }]

const defectName = ({ number }: Pick<DefectOnFile, "number">): string => `D-${number}`

/** "Ford Transit 2024", as far as it is known. */
const modelOf = ({ make, model, model_year }: InspectionFile["vehicle"]): string =>
  [make, model, model_year].filter((part) => part !== null).join(" ")

const headOf = ({ file, words, instant }: Writing, at: Date): ReadonlyArray<PdfBlock> => {
  const { vehicle, days, chain, exportedBy, language } = file
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" })
  const state = chain.broken_at === null ? words.intact(chain.inspections) : words.broken(chain.broken_at)
  return [
    { kind: "heading", level: 1, text: `${words.title}: ${vehicle.name}` },
    factsOf([
      [words.vehicle, vehicle.name],
      [words.plate, vehicle.plate],
      [words.model, modelOf(vehicle)],
      [words.vin, vehicle.vin],
      [words.period, `${day.format(new Date(days.from))} – ${day.format(new Date(days.to))}`],
      [words.exported, instant(at)],
      [words.exportedBy, file.nameOf(exportedBy)]
    ]),
    { kind: "heading", level: 2, text: words.chain },
    { kind: "paragraph", text: state },
    ...(chain.expired === 0 ? [] : [{ kind: "paragraph", text: words.expired(chain.expired) } as const])
  ]
}

const itemsByKey = ({ form }: StoredDetails) =>
  new Map(itemsOf(form.sections).map((item) => [item.key, item]))

const answersOf = ({ file, words }: Writing, inspection: StoredDetails): PdfBlock => {
  const { answers, findings } = inspection
  const items = itemsByKey(inspection)
  const defects = new Map(file.defects.map((defect) => [defect.id, defectName(defect)]))
  return {
    kind: "table",
    columns: [
      { header: words.item, width: 4 },
      { header: words.answer, width: 3 },
      { header: words.note, width: 3 },
      { header: words.defect, width: 1.5 }
    ],
    rows: answers.map(({ key, value, note }) => {
      const item = items.get(key)
      const finding = findings.find(({ item_key }) => item_key === key)
      const raised = finding?.defect_id ? (defects.get(finding.defect_id) ?? words.failed) : words.failed
      return {
        cells: [
          item === undefined ? key : labelIn(item, file.language),
          answerText(value, item, file.language),
          note ?? "",
          finding === undefined ? "" : raised
        ],
        bold: finding !== undefined
      }
    })
  }
}

/** The photos of an inspection, each with the item that it shows. */
const photosOfInspection = ({ file, photos }: Writing, inspection: StoredDetails) => {
  const items = itemsByKey(inspection)
  return inspection.answers.flatMap((answer) => {
    const item = items.get(answer.key)
    const caption = item === undefined ? answer.key : labelIn(item, file.language)
    return photosOf([answer]).map((id) => ({ bytes: photos.get(id) ?? NOTHING, caption }))
  })
}

/** When it was by both clocks, and where. */
const circumstancesOf = ({ file, words, instant }: Writing, inspection: StoredDetails): PdfBlock => {
  const { started_at, finished_at, device_at, received_at, clock_offset, place } = inspection
  const format = new Intl.NumberFormat(file.language)
  const seconds = format.format(Math.abs(clock_offset))
  const clock = clock_offset > 0 ? words.clockAhead(seconds) : words.clockBehind(seconds)
  const degrees = place && `${place.latitude.toFixed(3)}, ${place.longitude.toFixed(3)}`
  return factsOf([
    [words.started, instant(started_at)],
    [words.finished, instant(finished_at)],
    [words.sent, instant(device_at)],
    [words.received, instant(received_at)],
    [words.clock, clock_offset === 0 ? words.clockRight : clock],
    [
      words.place,
      degrees && place.accuracy !== null
        ? words.placeWithin(degrees, format.format(Math.round(place.accuracy)))
        : degrees
    ]
  ])
}

const reviewOf = ({ file, instant }: Writing, { review }: StoredDetails): string | null => {
  if (review === null) return null
  const text = `${file.nameOf(review.by)}, ${instant(review.at)}`
  return review.note === null ? text : `${text}: ${review.note}`
}

const inspectionOf =
  (writing: Writing) =>
  (inspection: StoredDetails): ReadonlyArray<PdfBlock> => {
    const { file, words, instant } = writing
    const { form, at, result, performed_by, flags, number, hash } = inspection
    const corrected = file.inspections.find(({ id }) => id === inspection.supersedes_id)
    return [
      { kind: "heading", level: 3, text: `${instant(at)} · ${form.name}` },
      factsOf([
        [words.result, words.results[result]],
        [words.performedBy, file.nameOf(performed_by)],
        [words.number, String(number)],
        [words.corrects, corrected && String(corrected.number)],
        [words.corrected, inspection.superseded_by_id && words.yes],
        [words.flags, flags.map((flag) => words.remarks[flag]).join("\n")],
        [words.reviewed, reviewOf(writing, inspection)],
        [words.hash, hash]
      ]),
      circumstancesOf(writing, inspection),
      answersOf(writing, inspection),
      ...drawingsOf(inspection.answers, itemsByKey(inspection), file.language),
      ...photosWith(photosOfInspection(writing, inspection))
    ]
  }

const defectOf =
  ({ file, words, photos, instant }: Writing) =>
  (defect: DefectOnFile): ReadonlyArray<PdfBlock> => {
    const { title, severity, blocking, note, resolution, resolution_note } = defect
    const signed = (by: DefectOnFile["resolved_by"], at: Date | null) =>
      at && `${file.nameOf(by)}, ${instant(at)}`
    const reporter =
      defect.reported_by === null ? (defect.reporter_name ?? "–") : file.nameOf(defect.reported_by)
    return [
      { kind: "heading", level: 3, text: `${defectName(defect)} · ${title}` },
      factsOf([
        [words.reported, `${reporter}, ${instant(defect.reported_at)}`],
        [words.severity, words.severities[severity]],
        [words.grounded, blocking ? words.yes : null],
        [words.note, note],
        [words.repair, resolution === null ? words.unresolved : words.resolutions[resolution]],
        [words.resolved, signed(defect.resolved_by, defect.resolved_at)],
        [blocking ? words.certificate : words.note, resolution_note],
        [words.released, signed(defect.released_by, defect.released_at)],
        [words.verified, signed(defect.verified_by, defect.verified_at)],
        [words.acknowledged, signed(defect.acknowledged_by, defect.acknowledged_at)]
      ]),
      ...photosWith(defect.photos.map((id) => ({ bytes: photos.get(id) ?? NOTHING, caption: title })))
    ]
  }

const none = (text: string): ReadonlyArray<PdfBlock> => [{ kind: "paragraph", text }]

/** The file of a vehicle as it is printed. */
export const fileDocument = (file: InspectionFile, photos: Photos, at: Date): PdfDocument => {
  const { organization, vehicle, inspections, defects, language } = file
  const words = fileWords[language]
  const times = { dateStyle: "medium", timeStyle: "short", timeZone: organization.time_zone } as const
  const format = new Intl.DateTimeFormat(language, times)
  const writing = { file, words, photos, instant: (instant: Date) => format.format(instant) }
  return {
    title: `${words.title}: ${vehicle.name}`,
    language,
    paper: paperOf(organization.currency),
    created: at,
    footer: `${organization.name} · ${words.title} · ${vehicle.name}`,
    blocks: [
      ...headOf(writing, at),
      { kind: "heading", level: 2, text: words.inspections },
      ...(inspections.length === 0 ? none(words.noInspections) : inspections.flatMap(inspectionOf(writing))),
      { kind: "heading", level: 2, text: words.defects },
      ...(defects.length === 0 ? none(words.noDefects) : defects.flatMap(defectOf(writing)))
    ]
  }
}
