import { factsOf, paperOf, type PdfBlock, type PdfDocument, type PdfRow } from "#infra/pdf"
import { defectTitle } from "../../contract/defectTitle.ts"
import { workOrderName } from "../../contract/workOrderLink.ts"
import type { WorkOrderDetails, WorkOrderLineView } from "../../contract/workOrderViews.ts"
import { documentWords } from "../domain/documentWords.ts"
import type { DefectPhotos } from "./defectPhotos.ts"
import { type Formats, formatsFor, type Setting } from "../domain/formats.ts"

/** What is printed around a work order. */
export interface Printing extends Setting {
  readonly organization: string
  readonly at: Date
}

type Words = (typeof documentWords)[Setting["language"]]

const headOf = (order: WorkOrderDetails, words: Words, formats: Formats): ReadonlyArray<PdfBlock> => {
  const { vehicle, state, kind, vendor, assigned_to, invoice_ref, finished_at, opened_at, notes } = order
  return [
    { kind: "heading", level: 1, text: words.title(workOrderName(order.number)) },
    { kind: "paragraph", text: order.title },
    factsOf([
      [words.vehicle, vehicle.name],
      [words.state, words.states[state]],
      [words.kind, words.kinds[kind]],
      [words.opened, formats.instant(opened_at)],
      [words.finished, finished_at && formats.instant(finished_at)],
      [words.technician, assigned_to?.name],
      [words.vendor, vendor?.name],
      [words.invoice, invoice_ref],
      [words.readingIn, formats.reading(order.reading_in)],
      [words.readingOut, formats.reading(order.reading_out)],
      [words.notes, notes]
    ])
  ]
}

/** What was charged for a line; a line without costs has no table. */
const positionsOf = (line: WorkOrderLineView, words: Words, formats: Formats): ReadonlyArray<PdfRow> => {
  const { totals, parts, parts_price_minor, tax_bp } = line
  const charged = (text: string, minor: number, quantity = "", price = ""): ReadonlyArray<PdfRow> =>
    minor === 0 && quantity === "" ? [] : [{ cells: [text, quantity, price, formats.amount(minor)] }]
  const minutes = line.labor_minutes ?? line.minutes
  const rows = [
    ...charged(
      words.labor,
      totals.labor_minor,
      minutes === 0 ? "" : formats.hours(minutes),
      minutes === 0 ? "" : formats.amount(line.rate_minor)
    ),
    ...parts.flatMap(({ name, quantity, unit_price_minor, amount_minor }) =>
      charged(name, amount_minor, formats.quantity(quantity), formats.amount(unit_price_minor))
    ),
    ...charged(words.otherParts, parts_price_minor),
    ...charged(words.otherCosts, line.other_minor),
    ...charged(`${words.tax} (${formats.percent(tax_bp)})`, totals.tax_minor)
  ]
  if (rows.length === 0) return []
  return [...rows, { cells: [words.lineTotal, "", "", formats.amount(totals.total_minor)], bold: true }]
}

/** What was decided about the warranty of a line, and whose it is. */
const warrantyOf = ({ warranty, warranty_check: check }: WorkOrderLineView, words: Words): string | null => {
  if (check === "none") return null
  const whose = [warranty?.provider, warranty?.reference].filter(Boolean).join(", ")
  return whose === "" ? words.warranties[check] : `${words.warranties[check]}: ${whose}`
}

const lineOf =
  (words: Words, formats: Formats, defects: DefectPhotos, language: Setting["language"]) =>
  (line: WorkOrderLineView, index: number): ReadonlyArray<PdfBlock> => {
    const { title, complaint, cause, correction, done_by, done_at } = line
    const done = [done_by?.name, done_at && formats.instant(done_at)].filter(Boolean).join(", ")
    const rows = positionsOf(line, words, formats)
    return [
      { kind: "heading", level: 3, text: `${index + 1}. ${defectTitle(title, language)}` },
      factsOf([
        [words.complaint, complaint],
        [words.cause, cause],
        [words.correction, correction],
        [words.warranty, warrantyOf(line, words)],
        [words.doneBy, done]
      ]),
      ...(rows.length === 0 ? [] : [tableOf(rows, words)]),
      ...photosOf(line, defects, language)
    ]
  }

/** What shows the defect that a line repairs. */
const photosOf = (
  { defect_id }: WorkOrderLineView,
  defects: DefectPhotos,
  language: Setting["language"]
): ReadonlyArray<PdfBlock> => {
  const defect = defect_id === null ? undefined : defects.of.get(defect_id)
  if (defect === undefined || defect.photos.length === 0) return []
  const caption = `${defect.name}: ${defectTitle(defect.title, language)}`
  return [{ kind: "photos", photos: defect.photos.map((bytes) => ({ bytes, caption })) }]
}

const tableOf = (rows: ReadonlyArray<PdfRow>, words: Words): PdfBlock => ({
  kind: "table",
  columns: [
    { header: words.position, width: 5 },
    { header: words.quantity, width: 2, align: "end" },
    { header: words.price, width: 2, align: "end" },
    { header: words.amount, width: 2, align: "end" }
  ],
  rows
})

const totalsOf = ({ totals }: WorkOrderDetails, words: Words, formats: Formats): ReadonlyArray<PdfBlock> => [
  { kind: "heading", level: 2, text: words.totals },
  {
    kind: "table",
    columns: [
      { header: words.position, width: 4 },
      { header: words.amount, width: 1, align: "end" }
    ],
    rows: [
      { cells: [words.labor, formats.amount(totals.labor_minor)] },
      { cells: [words.parts, formats.amount(totals.parts_minor)] },
      { cells: [words.other, formats.amount(totals.other_minor)] },
      { cells: [words.tax, formats.amount(totals.tax_minor)] },
      { cells: [words.total, formats.amount(totals.total_minor)], bold: true }
    ]
  }
]

const approvalOf = (
  { approval }: WorkOrderDetails,
  words: Words,
  formats: Formats
): ReadonlyArray<PdfBlock> => {
  const { state, amount_minor, decided_by, decided_by_name, decided_at, note } = approval
  if (state === "none") return []
  const who = [decided_by?.name ?? decided_by_name, decided_at && formats.instant(decided_at)]
    .filter(Boolean)
    .join(", ")
  return [
    { kind: "heading", level: 2, text: words.approval },
    factsOf([
      [words.state, words.approvals[state]],
      [words.amount, amount_minor === null ? null : formats.amount(amount_minor)],
      [words.approvals.approved, state === "approved" ? who : null],
      [words.approvals.rejected, state === "rejected" ? who : null],
      [words.notes, note]
    ])
  ]
}

/** A work order as it is printed. */
export const workOrderDocument = (
  order: WorkOrderDetails,
  printing: Printing,
  defects: DefectPhotos
): PdfDocument => {
  const { language, organization, at } = printing
  const words = documentWords[language]
  const formats = formatsFor({ ...printing, currency: order.currency })
  const title = words.title(workOrderName(order.number))
  return {
    title: `${title}: ${order.title}`,
    language,
    paper: paperOf(printing.currency),
    created: at,
    footer: `${organization} · ${title}`,
    blocks: [
      ...headOf(order, words, formats),
      ...(order.items.length === 0 ? [] : [{ kind: "heading", level: 2, text: words.lines } as const]),
      ...order.items.flatMap(lineOf(words, formats, defects, language)),
      ...(defects.left === 0 ? [] : [{ kind: "paragraph", text: words.morePhotos(defects.left) } as const]),
      ...totalsOf(order, words, formats),
      ...approvalOf(order, words, formats),
      { kind: "heading", level: 2, text: words.signatures },
      { kind: "signatures", signatures: [{ label: words.workshop }, { label: words.customer }] }
    ]
  }
}
