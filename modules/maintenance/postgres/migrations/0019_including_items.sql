-- Which items include another one: read for each due service that is proposed.
create index including_items on maintenance.superseded_items (organization_id, superseded_id);
