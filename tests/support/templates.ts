/** Databases of the run to copy: migrated only, or as a server leaves it that was started once. */
export const TEMPLATES = { migrated: "motorpool_migrated", started: "motorpool" }
