/** Where the browser gets a picture; its file's name cannot be guessed and never names two pictures. */
export const avatarUrl = (file: string | null): string | null =>
  file === null ? null : `/api/public/avatars/${file}`

/** The picture's key in the file store. */
export const avatarKey = (file: string): string => `avatars/${file}`
