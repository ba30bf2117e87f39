import { endpoint, HOUR, inOrganization, NotFound, pageOf, sortedPaging } from "#kernel"
import { FileUnavailable } from "#files/contract"
import { Schema, Struct } from "effect"
import {
  DocumentFields,
  DocumentType,
  DocumentView,
  ExpiringDocument,
  RequiredDocument
} from "./documentViews.ts"
import * as Errors from "./errors/files.ts"
import { DocumentId, VehicleId } from "./ids.ts"
import { VehicleKind } from "./vehicleFields.ts"

const group = "Vehicle documents"

const ofVehicle = inOrganization({ vehicleId: VehicleId })
const oneDocument = inOrganization({ documentId: DocumentId })
const optional = Struct.map(Schema.optionalKey)
const limits = [{ per: "person", times: 1000, seconds: HOUR }] as const

/** How many documents of a vehicle are listed, those of the past included. */
export const MAX_LISTED_DOCUMENTS = 500

export const ListDocuments = endpoint({
  name: "listDocuments",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/documents",
  access: "member",
  permission: "vehicles.read",
  summary:
    "List a vehicle's documents, those that expire next first, and the required types that are missing",
  params: ofVehicle,
  output: Schema.Struct({ items: Schema.Array(DocumentView), missing: Schema.Array(DocumentType) }),
  errors: [NotFound]
})

export const AddDocument = endpoint({
  name: "addDocument",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicles/:vehicleId/documents",
  access: "member",
  permission: "documents.edit",
  summary: "Add a document to a vehicle, with a file that you uploaded",
  params: ofVehicle,
  body: Schema.Struct({ type: DocumentType, ...optional(DocumentFields) }),
  output: DocumentView,
  status: 201,
  errors: [NotFound, FileUnavailable, Errors.DocumentDatesReversed],
  limits
})

export const EditDocument = endpoint({
  name: "editDocument",
  group,
  method: "PATCH",
  path: "/api/organizations/:organizationId/vehicle-documents/:documentId",
  access: "member",
  permission: "documents.edit",
  summary: "Correct a document that was not renewed",
  params: oneDocument,
  body: Schema.Struct({ type: Schema.optionalKey(DocumentType), ...optional(DocumentFields) }),
  output: DocumentView,
  errors: [NotFound, FileUnavailable, Errors.DocumentDatesReversed, Errors.DocumentRenewed],
  limits
})

export const RenewDocument = endpoint({
  name: "renewDocument",
  group,
  method: "POST",
  path: "/api/organizations/:organizationId/vehicle-documents/:documentId/renewals",
  access: "member",
  permission: "documents.edit",
  summary: "Replace a document with its renewal; the old one is kept as history, and the file is not copied",
  params: oneDocument,
  body: Schema.Struct(optional(DocumentFields)),
  output: DocumentView,
  status: 201,
  errors: [NotFound, FileUnavailable, Errors.DocumentDatesReversed, Errors.DocumentRenewed],
  limits
})

export const ArchiveDocument = endpoint({
  name: "archiveDocument",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/vehicle-documents/:documentId/archive",
  access: "member",
  permission: "documents.edit",
  summary: "Archive a document, which then counts for nothing",
  params: oneDocument,
  errors: [NotFound, Errors.DocumentRenewed]
})

export const RestoreDocument = endpoint({
  name: "restoreDocument",
  group,
  method: "DELETE",
  path: "/api/organizations/:organizationId/vehicle-documents/:documentId/archive",
  access: "member",
  permission: "documents.edit",
  summary: "Restore an archived document",
  params: oneDocument,
  errors: [NotFound]
})

export const ListExpiringDocuments = endpoint({
  name: "listExpiringDocuments",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/expiring-documents",
  access: "member",
  permission: "vehicles.read",
  summary: "List documents of the fleet that have expired or expire within 30 days, by the day they expire",
  params: inOrganization({}),
  query: Schema.Struct(sortedPaging),
  output: pageOf(ExpiringDocument)
})

export const CountExpiringDocuments = endpoint({
  name: "countExpiringDocuments",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/expiring-document-count",
  access: "member",
  permission: "vehicles.read",
  summary: "Count the documents of the fleet that have expired, and those that expire within 30 days",
  params: inOrganization({}),
  output: Schema.Struct({ expired: Schema.Int, expiring: Schema.Int })
})

export const GetRequiredDocuments = endpoint({
  name: "getRequiredDocuments",
  group,
  method: "GET",
  path: "/api/organizations/:organizationId/required-documents",
  access: "member",
  permission: "vehicles.read",
  summary: "Get which documents vehicles of each kind need",
  params: inOrganization({}),
  output: Schema.Struct({ items: Schema.Array(RequiredDocument) })
})

const MOST_REQUIRED = VehicleKind.literals.length * DocumentType.literals.length

export const SetRequiredDocuments = endpoint({
  name: "setRequiredDocuments",
  group,
  method: "PUT",
  path: "/api/organizations/:organizationId/required-documents",
  access: "member",
  permission: "fleet.configure",
  summary: "Say which documents vehicles of each kind need; without them they must not go out",
  params: inOrganization({}),
  body: Schema.Struct({ items: Schema.Array(RequiredDocument).check(Schema.isMaxLength(MOST_REQUIRED)) }),
  output: Schema.Struct({ items: Schema.Array(RequiredDocument) })
})
