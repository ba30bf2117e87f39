import type { DamageSeverity, DamageSize, DamageType, DrawingSide } from "#fleet/contract"
import type { DefectResolution, DefectSeverity } from "#maintenance/contract"
import type { PassFailNa } from "../../contract/answers.ts"
import type { InspectionResult } from "../../contract/filling/result.ts"
import type { InspectionFlag } from "../../contract/inspectionViews.ts"

export type Language = "en" | "es"

const english = {
  title: "Inspection file",
  vehicle: "Vehicle",
  plate: "Plate",
  model: "Make and model",
  vin: "VIN",
  period: "Period",
  exported: "Exported",
  exportedBy: "Exported by",
  inspections: "Inspections",
  noInspections: "No inspections in this period.",
  defects: "Defects and repairs",
  noDefects: "No defects in this period.",
  chain: "Completeness",
  intact: (inspections: number) =>
    inspections === 1
      ? "The recorded inspection of this vehicle is linked by its hash (SHA-256), and was not changed or removed."
      : `All ${inspections} recorded inspections of this vehicle are linked by hashes (SHA-256), and none was changed or removed.`,
  broken: (number: number) => `The chain of this vehicle's inspections is broken at number ${number}.`,
  expired: (expired: number) =>
    `${expired} of them ${expired === 1 ? "was" : "were"} deleted after the time for which they had to be stored.`,
  result: "Result",
  performedBy: "Performed by",
  started: "Started (device time)",
  finished: "Finished (device time)",
  sent: "Sent (device time)",
  received: "Received (server time)",
  clock: "Device clock",
  clockRight: "Correct",
  clockAhead: (seconds: string) => `${seconds} s ahead`,
  clockBehind: (seconds: string) => `${seconds} s behind`,
  place: "Location",
  placeWithin: (degrees: string, meters: string) => `${degrees} (± ${meters} m)`,
  reviewed: "Reviewed by",
  number: "Number in the chain",
  hash: "Hash",
  corrects: "Corrects number",
  corrected: "Corrected by a later inspection",
  flags: "Remarks",
  item: "Item",
  answer: "Answer",
  note: "Note",
  defect: "Defect",
  failed: "failed",
  noMarks: "No damage",
  seePhotos: "See the photos",
  signedBy: (name: string) => `Signed by ${name}`,
  sides: {
    top: "Top",
    front: "Front",
    back: "Back",
    left: "Left side",
    right: "Right side"
  } satisfies Record<DrawingSide, string>,
  damage: {
    scratch: "Scratch",
    dent: "Dent",
    crack: "Crack",
    chip: "Chip",
    broken: "Broken",
    missing: "Missing",
    rust: "Rust",
    stain: "Stain",
    other: "Other"
  } satisfies Record<DamageType, string>,
  damageSeverities: { minor: "minor", moderate: "moderate", severe: "severe" } satisfies Record<
    DamageSeverity,
    string
  >,
  sizes: {
    up_to_2_cm: "up to 2 cm",
    up_to_5_cm: "up to 5 cm",
    up_to_15_cm: "up to 15 cm",
    over_15_cm: "over 15 cm"
  } satisfies Record<DamageSize, string>,
  reported: "Reported",
  severity: "Severity",
  grounded: "Vehicle grounded",
  yes: "Yes",
  repair: "Repair",
  certificate: "Certificate of repair",
  resolved: "Resolved",
  verified: "Verified",
  released: "Release signed",
  acknowledged: "Reviewed by the next driver",
  unresolved: "Not resolved",
  results: { pass: "Passed", pass_with_defects: "Passed with defects", fail: "Failed" } satisfies Record<
    InspectionResult,
    string
  >,
  checks: { pass: "Pass", fail: "Fail", na: "N/A" } satisfies Record<PassFailNa, string>,
  remarks: {
    fast: "Filled in unusually fast",
    clock: "The clock of the device was wrong, so times are estimated",
    reading: "The meter reading was not plausible",
    late: "Received more than a day after it was finished"
  } satisfies Record<InspectionFlag, string>,
  severities: {
    advisory: "Advisory",
    minor: "Minor",
    major: "Major",
    critical: "Critical"
  } satisfies Record<DefectSeverity, string>,
  resolutions: {
    fixed: "Fixed",
    no_fault_found: "No fault found",
    not_safety_related: "Not safety-related",
    duplicate: "Duplicate"
  } satisfies Record<DefectResolution, string>
}

const spanish: typeof english = {
  title: "Expediente de inspecciones",
  vehicle: "Vehículo",
  plate: "Matrícula",
  model: "Marca y modelo",
  vin: "VIN",
  period: "Periodo",
  exported: "Exportado",
  exportedBy: "Exportado por",
  inspections: "Inspecciones",
  noInspections: "No hay inspecciones en este periodo.",
  defects: "Defectos y reparaciones",
  noDefects: "No hay defectos en este periodo.",
  chain: "Integridad",
  intact: (inspections) =>
    inspections === 1
      ? "La inspección registrada de este vehículo está enlazada mediante su código hash (SHA-256), y no se ha modificado ni eliminado."
      : `Las ${inspections} inspecciones registradas de este vehículo están enlazadas mediante códigos hash (SHA-256), y ninguna se ha modificado ni eliminado.`,
  broken: (number) => `La cadena de inspecciones de este vehículo está interrumpida en el número ${number}.`,
  expired: (expired) =>
    `${expired} de ellas se ${expired === 1 ? "eliminó" : "eliminaron"} al cumplirse su plazo de conservación.`,
  result: "Resultado",
  performedBy: "Realizada por",
  started: "Inicio (hora del dispositivo)",
  finished: "Fin (hora del dispositivo)",
  sent: "Envío (hora del dispositivo)",
  received: "Recepción (hora del servidor)",
  clock: "Reloj del dispositivo",
  clockRight: "Correcto",
  clockAhead: (seconds) => `${seconds} s adelantado`,
  clockBehind: (seconds) => `${seconds} s atrasado`,
  place: "Ubicación",
  placeWithin: (degrees, meters) => `${degrees} (± ${meters} m)`,
  reviewed: "Revisada por",
  number: "Número en la cadena",
  hash: "Hash",
  corrects: "Corrige el número",
  corrected: "Corregida por una inspección posterior",
  flags: "Observaciones",
  item: "Punto",
  answer: "Respuesta",
  note: "Nota",
  defect: "Defecto",
  failed: "no superado",
  noMarks: "Sin daños",
  seePhotos: "Ver las fotos",
  signedBy: (name) => `Firmado por ${name}`,
  sides: {
    top: "Techo",
    front: "Delante",
    back: "Detrás",
    left: "Lado izquierdo",
    right: "Lado derecho"
  },
  damage: {
    scratch: "Arañazo",
    dent: "Abolladura",
    crack: "Grieta",
    chip: "Desconchón",
    broken: "Roto",
    missing: "Falta una pieza",
    rust: "Óxido",
    stain: "Mancha",
    other: "Otro"
  },
  damageSeverities: { minor: "leve", moderate: "moderado", severe: "grave" },
  sizes: {
    up_to_2_cm: "hasta 2 cm",
    up_to_5_cm: "hasta 5 cm",
    up_to_15_cm: "hasta 15 cm",
    over_15_cm: "más de 15 cm"
  },
  reported: "Notificado",
  severity: "Gravedad",
  grounded: "Vehículo inmovilizado",
  yes: "Sí",
  repair: "Reparación",
  certificate: "Certificado de reparación",
  resolved: "Resuelto",
  verified: "Verificado",
  released: "Liberación firmada",
  acknowledged: "Revisado por el siguiente conductor",
  unresolved: "Sin resolver",
  results: { pass: "Superada", pass_with_defects: "Superada con defectos", fail: "No superada" },
  checks: { pass: "Bien", fail: "Mal", na: "N/P" },
  remarks: {
    fast: "Rellenada con una rapidez inusual",
    clock: "El reloj del dispositivo era incorrecto, por lo que las horas son estimadas",
    reading: "La lectura del contador no era plausible",
    late: "Recibida más de un día después de terminarla"
  },
  severities: { advisory: "Aviso", minor: "Leve", major: "Grave", critical: "Crítico" },
  resolutions: {
    fixed: "Reparado",
    no_fault_found: "Sin avería",
    not_safety_related: "No afecta a la seguridad",
    duplicate: "Duplicado"
  }
}

export const fileWords: Readonly<Record<Language, typeof english>> = { en: english, es: spanish }
export type FileWords = typeof english
