-- What row security goes by. Set per transaction by the unit of work; empty means: no rows.
create schema app;
grant usage on schema app to motorpool_app, motorpool_system, motorpool_lookup;

create function app.user_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

create function app.organization_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization_id', true), '')::uuid;
