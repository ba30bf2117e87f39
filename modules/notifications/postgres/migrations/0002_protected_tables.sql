-- The same policies as before, from the one function that makes them.
do $$
declare
  part regclass;
begin
  foreach part in array array['notifications.notifications', 'notifications.choices', 'notifications.settings',
    'notifications.deliveries', 'notifications.push_subscriptions']::regclass[] loop
    execute format('drop policy mine on %s', part);
    perform app.protect_personal_table(part);
  end loop;
end
$$;
