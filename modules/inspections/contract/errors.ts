import { refusal } from "#kernel"
import { Schema } from "effect"
import { FormProblems } from "./formProblems.ts"

export class FormExists extends refusal("FormExists", 409, "Form exists", "There is already a form with this name. Choose another name.") {}

export class TooManyForms extends refusal("TooManyForms", 409, "Too many forms", "An organization can have at most 200 forms. Archive one that is no longer needed.") {}

export class FormWasChanged extends refusal("FormWasChanged", 409, "Form was changed", "Someone else changed this form in the meantime. Check the changes, then try again.") {}

export class FormIsArchived extends refusal("FormIsArchived", 409, "Form is archived", "This form is archived. Restore it first.") {}

export class FormTooLarge extends refusal("FormTooLarge", 422, "Form too large", "This form has too much text. Divide it into several forms.") {}

/** The items that have to be changed, and why. */
export class FormNotReady extends refusal("FormNotReady", 422, "Form can't be published yet", "Some items of this form are incomplete or contradict each other. Correct them, then publish it.", { data: Schema.Struct({ problems: FormProblems }) }) {}

export class NothingToPublish extends refusal("NothingToPublish", 409, "Nothing to publish", "This form hasn't changed since its last version.") {}

export class FormHasSchedules extends refusal("FormHasSchedules", 409, "Form has schedules", "Vehicles are inspected with this form on a schedule. Remove its schedules first.") {}

export class RetentionTooShort extends refusal("RetentionTooShort", 422, "Stored for too short a time", ({ months }) => `These inspections have to be stored for at least ${months} months.`, { months: Schema.Int }) {}

export class FormNotPublished extends refusal("FormNotPublished", 409, "Form not published", "This form has no version yet. Publish it first.") {}

export class TooManySchedules extends refusal("TooManySchedules", 409, "Too many schedules", "An organization can have at most 200 inspection schedules. Remove one that is no longer needed.") {}

export class ScheduleWasChanged extends refusal("ScheduleWasChanged", 409, "Schedule was changed", "Someone else changed this schedule in the meantime. Check the changes, then try again.") {}

/** The first item that is not answered as its form needs it. */
export class InspectionIncomplete extends refusal("InspectionIncomplete", 422, "Inspection incomplete", "An item is not answered, has an answer that doesn't fit, or needs a photo. Complete it, then send the inspection again.", { data: Schema.Struct({ key: Schema.String }) }) {}

export class InspectionTooLarge extends refusal("InspectionTooLarge", 422, "Inspection too large", "This inspection has too much text and marked damage. Shorten it, then send it again.") {}

export class InspectionConflict extends refusal("InspectionConflict", 409, "Inspection id in use", "Another inspection was recorded under this id, so this one was not. Start a new inspection.") {}

export class InspectionSuperseded extends refusal("InspectionSuperseded", 409, "Already corrected", "This inspection was already corrected. Correct the newer one.") {}

export class FinishedBeforeStart extends refusal("FinishedBeforeStart", 422, "End before start", "An inspection must end after it starts.") {}

export class FilePeriodNotPossible extends refusal("FilePeriodNotPossible", 422, "Period not possible", ({ days }) => `Choose a period of at most ${days} days whose last day isn't before its first.`, { days: Schema.Int }) {}

export class InspectionFileTooLarge extends refusal("InspectionFileTooLarge", 422, "Too much for one file", ({ inspections, photos }) => `A file has at most ${inspections} inspections and ${photos} photos. Choose a shorter period.`, { inspections: Schema.Int, photos: Schema.Int }) {}
