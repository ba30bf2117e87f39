const BEARER = /^Bearer ([\x21-\x7e]{1,200})$/

/** The token of an Authorization header, if it has one. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  BEARER.exec(authorization ?? "")?.[1]
