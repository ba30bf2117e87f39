export const messages = {
  sentences: {
    "installation.quotas_changed": "[actor] cambió las cuotas de almacenamiento predeterminadas",
    "invitation.accepted": "[actor] aceptó la invitación con el rol [role]",
    "invitation.declined": "[actor] rechazó la invitación",
    "invitation.expired": "[actor] canceló la invitación a [subject]",
    "invitation.resent": "[actor] reenvió la invitación a [subject]",
    "invitation.revoked": "[actor] revocó la invitación a [subject]",
    "invitation.sent": "[actor] invitó a [subject] con el rol [role]",
    "member.joined": "[subject] se unió con el rol [role]",
    "member.left": "[actor] abandonó la organización",
    "member.removed": "[actor] eliminó a [subject]",
    "member.role_changed": "[actor] cambió el rol de [subject] de [from] a [to]",
    "organization.deleted": "[actor] eliminó [subject]",
    "organization.edited": "[actor] cambió [fields]",
    "organization.founded": "[actor] creó [subject]",
    "organization.quota_changed": "[actor] cambió la cuota de almacenamiento",
    "second_factor.required": "[actor] exigió la verificación en dos pasos",
    "second_factor.not_required": "[actor] dejó de exigir la verificación en dos pasos",
    "second_factor.reminded": "[actor] recordó a los miembros la verificación en dos pasos",
    "organization.transferred": "[actor] hizo propietario a [subject]"
  },
  fields: {
    name: "el nombre",
    industry: "el sector",
    time_zone: "la zona horaria",
    currency: "la moneda",
    units: "las unidades"
  }
}
