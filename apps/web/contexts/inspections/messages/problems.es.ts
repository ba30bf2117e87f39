import type { ProblemValues } from "../../../i18n/messages/problems.en.ts"

export const messages = {
  form_exists: "Ya hay un formulario con este nombre. Elija otro nombre.",
  too_many_forms: "Una organización puede tener como máximo 200 formularios. Archive uno que ya no necesite.",
  form_was_changed:
    "Otra persona ha modificado este formulario mientras tanto. Revise los cambios e inténtelo de nuevo.",
  form_is_archived: "Este formulario está archivado. Restáurelo antes.",
  form_too_large: "Este formulario tiene demasiado texto. Divídalo en varios.",
  form_not_ready:
    "Algunos puntos de este formulario están incompletos o se contradicen. Corríjalos y publíquelo después.",
  nothing_to_publish: "Este formulario no ha cambiado desde su última versión.",
  form_has_schedules:
    "Hay vehículos que se inspeccionan periódicamente con este formulario. Quite antes sus planes.",
  retention_too_short: ({ months }: ProblemValues) =>
    months === undefined
      ? "Estas inspecciones deben guardarse durante más tiempo."
      : `Estas inspecciones deben guardarse al menos ${String(months)} meses.`,
  form_not_published: "Este formulario aún no tiene ninguna versión. Publíquelo antes.",
  too_many_schedules:
    "Una organización puede tener como máximo 200 planes de inspección. Quite uno que ya no necesite.",
  schedule_was_changed:
    "Otra persona ha modificado este plan mientras tanto. Revise los cambios e inténtelo de nuevo.",
  inspection_incomplete:
    "Un punto no tiene respuesta, tiene una que no corresponde o necesita una foto. Complételo y envíe de nuevo la inspección.",
  inspection_too_large:
    "Esta inspección tiene demasiado texto y demasiados daños marcados. Acórtela y envíela de nuevo.",
  inspection_conflict:
    "Ya se registró otra inspección con este identificador, así que esta no se registró. Empiece una inspección nueva.",
  inspection_superseded: "Esta inspección ya se corrigió. Corrija la más reciente.",
  finished_before_start: "Una inspección debe terminar después de empezar.",
  file_period_not_possible: ({ days }: ProblemValues) =>
    `Elija un periodo${days === undefined ? "" : ` de como máximo ${String(days)} días`} cuyo último día no sea anterior al primero.`,
  inspection_file_too_large: ({ inspections, photos }: ProblemValues) =>
    inspections === undefined || photos === undefined
      ? "Es demasiado para un expediente. Elija un periodo más corto."
      : `Un expediente tiene como máximo ${String(inspections)} inspecciones y ${String(photos)} fotos. Elija un periodo más corto.`
}
