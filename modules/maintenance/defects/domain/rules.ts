import type { Permission, UserId } from "#kernel"
import { type Defect, mayBecome } from "./Defect.ts"

interface Reader {
  readonly userId: UserId
  readonly permissions: ReadonlySet<Permission>
}

const hasReported = ({ userId }: Reader, { reported_by }: Defect): boolean => reported_by === userId

/** The person who reported a defect confirms that it is resolved, or a manager. */
export const isVerifier = (reader: Reader, defect: Defect): boolean =>
  reader.permissions.has("defects.report") &&
  (hasReported(reader, defect) || reader.permissions.has("services.edit"))

/** The person who reported a defect says that it is not resolved, or someone who resolves defects. */
export const isReopener = (reader: Reader, defect: Defect): boolean =>
  reader.permissions.has("defects.report") &&
  (hasReported(reader, defect) || reader.permissions.has("defects.edit"))

export const mayVerify = (reader: Reader, defect: Defect): boolean =>
  mayBecome(defect, "verified") && isVerifier(reader, defect)

export const mayReopen = (reader: Reader, defect: Defect): boolean =>
  mayBecome(defect, "open") && isReopener(reader, defect)
