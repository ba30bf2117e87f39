-- What the Operations Center's numbers depend on; counted so that unchanged numbers are remembered.
select app.count_changes('fleet.vehicles');
select app.count_changes('fleet.locations');
select app.count_changes('fleet.meters');
select app.count_changes('fleet.assignments');
select app.count_changes('fleet.holds');
select app.count_changes('fleet.documents');
select app.count_changes('fleet.required_documents');

-- What happened to all vehicles, newest first.
create index timeline_of_organization on fleet.timeline (organization_id, at desc, id desc);
