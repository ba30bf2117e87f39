/** Template databases of the run: only migrated, or as left by a server that was started once. */
export const TEMPLATES = { migrated: "motorpool_migrated", started: "motorpool" }
