import type { Translation } from "../catalogue.ts"
import type { audit as english } from "../en/audit.ts"

export const audit: Translation<typeof english> = {
  title: "Registro",
  mine: "Lo que ocurrió en su cuenta, lo más reciente primero.",
  ofOrganization: "Lo que hicieron las personas aquí, lo más reciente primero.",
  emptyTitle: "Aún no ha ocurrido nada",
  you: "Usted",
  actors: {
    Anonymous: "Alguien sin sesión",
    Person: "Un antiguo usuario",
    Member: "Un antiguo miembro",
    Job: "Motorpool",
    Operator: "Un operador"
  },
  erased: "un antiguo usuario",
  from: (address) => `desde ${address}`,
  fields: {
    name: "el nombre",
    industry: "el sector",
    time_zone: "la zona horaria",
    currency: "la moneda",
    units: "las unidades",
    full_name: "el nombre completo",
    locale: "el idioma"
  },
  sentences: {
    other: "[actor]: [action] [subject]",
    "account.signed_up": "[actor] creó la cuenta [subject]",
    "account.disabled": "[actor] desactivó la cuenta [subject]",
    "account.enabled": "[actor] activó la cuenta [subject]",
    "avatar.changed": "[actor] cambió la imagen",
    "avatar.removed": "[actor] quitó la imagen",
    "email.change_requested": "[actor] pidió trasladar la cuenta a [subject]",
    "email.changed": "[actor] trasladó la cuenta a [subject]",
    "email.verified": "[actor] verificó el correo [subject]",
    "invitation.accepted": "[actor] aceptó la invitación con la función [role]",
    "invitation.declined": "[actor] rechazó la invitación",
    "invitation.resent": "[actor] reenvió la invitación a [subject]",
    "invitation.revoked": "[actor] revocó la invitación a [subject]",
    "invitation.sent": "[actor] invitó a [subject] con la función [role]",
    "member.joined": "[subject] se unió con la función [role]",
    "member.left": "[actor] abandonó la organización",
    "member.removed": "[actor] quitó a [subject]",
    "member.role_changed": "[actor] cambió a [subject] de [from] a [to]",
    "organization.edited": "[actor] cambió [fields]",
    "organization.founded": "[actor] creó [subject]",
    "organization.transferred": "[actor] hizo propietario a [subject]",
    "password.changed": "[actor] cambió la contraseña",
    "password.reset": "[actor] eligió una contraseña nueva con el enlace del mensaje",
    "password.reset_requested": "Alguien pidió una contraseña nueva para [subject]",
    "profile.changed": "[actor] cambió [fields]",
    "session.ended": "[actor] cerró una sesión",
    "session.reuse_detected": "Se cerró una sesión: su acceso se usó por segunda vez",
    "session.signed_out": "[actor] cerró sesión",
    "session.started": "[actor] inició sesión",
    "sessions.ended": "[actor] cerró todas las sesiones"
  }
}
