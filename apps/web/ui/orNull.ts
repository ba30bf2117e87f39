/** A text as it was typed, without the spaces around it; null if there is none. */
export const orNull = (typed: string): string | null => typed.trim() || null
