export const messages = {
  sentences: {
    "form.created": "[actor] created the inspection form [subject]",
    "form.edited": "[actor] edited the inspection form [subject]",
    "form.published": "[actor] published version [version] of the inspection form [subject]",
    "form.archived": "[actor] archived the inspection form [subject]",
    "form.restored": "[actor] restored the inspection form [subject]",
    "inspection_schedule.created": "[actor] scheduled inspections with [subject]",
    "inspection_schedule.edited": "[actor] changed the schedule of inspections with [subject]",
    "inspection_schedule.paused": "[actor] paused the schedule of inspections with [subject]",
    "inspection_schedule.resumed": "[actor] resumed the schedule of inspections with [subject]",
    "inspection_schedule.removed": "[actor] removed the schedule of inspections with [subject]",
    "inspection.passed": "[actor] inspected [subject] without defects: [form]",
    "inspection.passed_with_defects": "[actor] inspected [subject] and reported defects: [form]",
    "inspection.failed": "[actor] inspected [subject], which must not be driven: [form]",
    "inspection.corrected": "[actor] corrected an inspection of [subject]: [form]",
    "inspection.reviewed": "[actor] reviewed an inspection of [subject]",
    "inspection.review_withdrawn": "[actor] withdrew the review of an inspection of [subject]",
    "inspections.exported": "[actor] exported the inspections of [subject] from [from] to [to]"
  }
}
