export const messages = {
  sentences: {
    "sso.set_up": "[actor] configuró el servicio de inicio de sesión [subject]",
    "sso.removed": "[actor] eliminó el servicio de inicio de sesión",
    "sso.domain_added": "[actor] añadió el dominio [subject]",
    "sso.domain_verified": "[actor] verificó el dominio [subject]",
    "sso.domain_removed": "[actor] eliminó el dominio [subject]",
    "sso.required": "[actor] exigió el inicio de sesión único en [subject]",
    "sso.not_required": "[actor] dejó de exigir el inicio de sesión único en [subject]"
  },
  fields: {}
}
