-- Pages say from which sum delivery is free: processes that keep that, or whole pages, follow the table of delivery.
CREATE TRIGGER note_content AFTER INSERT OR UPDATE OR DELETE ON "delivery_part" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
