/** Signatures that are accepted, as COSE numbers, in order of preference: Ed25519, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257]
