/** The month of an instant in UTC, as the table is divided: so many months since the year 0. */
export const monthOf = (at: Date): number => at.getUTCFullYear() * 12 + at.getUTCMonth()
