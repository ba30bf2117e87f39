export const messages = {
  view_was_changed:
    "Otra persona ha modificado esta vista mientras tanto. Revise su versión e inténtelo de nuevo.",
  too_many_views: "Esta lista ya tiene 100 vistas de este tipo. Elimine una que ya no necesite.",
  view_of_another: "Solo quien creó esta vista puede dejar de compartirla. Puede eliminarla."
}
