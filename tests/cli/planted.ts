/** Ids in statements. */
export const [organization, ada, ben, cleo, session, thing] = ["0a", "a1", "b2", "c3", "05", "77"].map(
  (end) => `'019aa000-0000-7000-8000-0000000000${end}'`
)

/** Valid rows for each invariant and statements that break it, run without triggers and foreign keys. */
export type Planted = Readonly<Record<string, readonly [sound: string, broken: string]>>
