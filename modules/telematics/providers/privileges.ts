import type { Permission } from "../connections/domain/Providers.ts"

/**
 * DIMO's privileges: the number of each in a grant, and its name in tokens. Only these are used. A vehicle's current
 * location is read with the privilege for its history; there is another one, but the API does not accept it any more.
 */
const privileges: Readonly<Record<Permission, { readonly number: number; readonly name: string }>> = {
  location: { number: 4, name: "privilege:GetLocationHistory" },
  measurements: { number: 1, name: "privilege:GetNonLocationHistory" },
  vin: { number: 5, name: "privilege:GetVINCredential" }
}

const ALL: ReadonlyArray<Permission> = ["location", "measurements", "vin"]

/** Both bits of a privilege, which has two in a grant. */
const GRANTED = 0b11n

/** The permissions of a grant: a number in hexadecimal. Anything else grants nothing. */
export const permissionsIn = (grant: string): ReadonlyArray<Permission> => {
  if (!/^0x[0-9a-f]{1,64}$/i.test(grant)) return []
  const bits = BigInt(grant)
  return ALL.filter(
    (permission) => ((bits >> BigInt(2 * privileges[permission].number)) & GRANTED) === GRANTED
  )
}

export const privilegesOf = (permissions: ReadonlyArray<Permission>): ReadonlyArray<string> =>
  permissions.map((permission) => privileges[permission].name)
