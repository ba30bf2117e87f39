export const messages = {
  sentences: {
    "form.created": "[actor] creó el formulario de inspección [subject]",
    "form.edited": "[actor] editó el formulario de inspección [subject]",
    "form.published": "[actor] publicó la versión [version] del formulario de inspección [subject]",
    "form.archived": "[actor] archivó el formulario de inspección [subject]",
    "form.restored": "[actor] restauró el formulario de inspección [subject]",
    "inspection_schedule.created": "[actor] añadió un plan de inspección con [subject]",
    "inspection_schedule.edited": "[actor] cambió el plan de inspección con [subject]",
    "inspection_schedule.paused": "[actor] pausó el plan de inspección con [subject]",
    "inspection_schedule.resumed": "[actor] reanudó el plan de inspección con [subject]",
    "inspection_schedule.removed": "[actor] quitó el plan de inspección con [subject]",
    "inspection.passed": "[actor] inspeccionó [subject] sin defectos: [form]",
    "inspection.passed_with_defects": "[actor] inspeccionó [subject] y notificó defectos: [form]",
    "inspection.failed": "[actor] inspeccionó [subject], que no debe circular: [form]",
    "inspection.corrected": "[actor] corrigió una inspección de [subject]: [form]",
    "inspection.reviewed": "[actor] revisó una inspección de [subject]",
    "inspection.review_withdrawn": "[actor] retiró la revisión de una inspección de [subject]",
    "inspections.exported": "[actor] exportó las inspecciones de [subject] del [from] al [to]"
  }
}
