export const messages = {
  sentences: {
    "installation.quotas_changed": "[actor] changed the default storage quotas",
    "invitation.accepted": "[actor] accepted the invitation as [role]",
    "invitation.declined": "[actor] declined the invitation",
    "invitation.expired": "[actor] ended the invitation to [subject]",
    "invitation.resent": "[actor] resent the invitation to [subject]",
    "invitation.revoked": "[actor] revoked the invitation to [subject]",
    "invitation.sent": "[actor] invited [subject] as [role]",
    "member.joined": "[subject] joined as [role]",
    "member.left": "[actor] left the organization",
    "member.removed": "[actor] removed [subject]",
    "member.role_changed": "[actor] changed [subject] from [from] to [to]",
    "organization.deleted": "[actor] deleted [subject]",
    "organization.edited": "[actor] changed [fields]",
    "organization.founded": "[actor] created [subject]",
    "organization.quota_changed": "[actor] changed the storage quota",
    "second_factor.required": "[actor] required two-step verification",
    "second_factor.not_required": "[actor] stopped requiring two-step verification",
    "second_factor.reminded": "[actor] reminded members of two-step verification",
    "organization.transferred": "[actor] made [subject] the owner"
  },
  fields: {
    name: "name",
    industry: "industry",
    time_zone: "time zone",
    currency: "currency",
    units: "units"
  }
}
