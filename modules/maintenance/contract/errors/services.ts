import { refusal } from "#kernel"

export class TaskCodeTaken extends refusal("TaskCodeTaken", 409, "Code in use", "Another service task has this code.") {}

export class TaskWasChanged extends refusal("TaskWasChanged", 409, "Task was changed", "Someone else changed this task in the meantime. Check the changes, then save again.") {}

export class TaskInUse extends refusal("TaskInUse", 409, "Task in use", "A service program contains this task. Remove it there first.") {}

export class TooManyTasks extends refusal("TooManyTasks", 409, "Too many tasks", "An organization can have at most 1,000 service tasks.") {}

export class ProgramExists extends refusal("ProgramExists", 409, "Program exists", "There is already a service program with this name.") {}

export class ProgramWasChanged extends refusal("ProgramWasChanged", 409, "Program was changed", "Someone else changed this program in the meantime. Check the changes, then save again.") {}

export class TooManyPrograms extends refusal("TooManyPrograms", 409, "Too many programs", "An organization can have at most 200 service programs. Archive one first.") {}

export class IntervalMissing extends refusal("IntervalMissing", 422, "Interval missing", "Enter after which distance, hours or time each task is due.") {}

export class IntervalUnclear extends refusal("IntervalUnclear", 422, "Two intervals of time", "Enter either months or days for a task, not both.") {}

export class ItemUnknown extends refusal("ItemUnknown", 422, "Unknown task", "Each task is in the program once, and can only include other tasks of the same program.") {}

export class SupersedingInCircle extends refusal("SupersedingInCircle", 422, "Tasks include each other", "Two tasks can't include each other. Remove one of the two.") {}

export class ServiceIsClosed extends refusal("ServiceIsClosed", 409, "Service is closed", "Someone else has already completed or skipped this service. Reload to see its current state.") {}

export class ServiceIsOpen extends refusal("ServiceIsOpen", 409, "Service is open", "This service is open already. Reload to see its current state.") {}

export class ServiceNotLast extends refusal("ServiceNotLast", 409, "Not the last service", "A later service was already completed or skipped. Reopen that one first.") {}

export class ServiceInFuture extends refusal("ServiceInFuture", 422, "Date in the future", "A service can't be completed on a day in the future.") {}

export class ScheduleEnded extends refusal("ScheduleEnded", 409, "No longer scheduled", "This vehicle no longer needs this service.") {}
