-- side by side: the function that it calls is there, and adds one note to what is written.
-- Pages say from which sum delivery is free: processes that keep that, or whole pages, follow the table of delivery.
CREATE TRIGGER note_content AFTER INSERT OR UPDATE OR DELETE ON "delivery_part" FOR EACH STATEMENT EXECUTE FUNCTION note_content_change();
