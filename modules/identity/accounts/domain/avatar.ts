/** The URL of a picture. File names are unguessable and never reused. */
export const avatarUrl = (file: string | null): string | null =>
  file === null ? null : `/api/public/avatars/${file}`

/** Its key in the file store. */
export const avatarKey = (file: string): string => `avatars/${file}`
