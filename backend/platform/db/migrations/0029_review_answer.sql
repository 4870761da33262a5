ALTER TABLE "review" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_answer" CHECK (("review"."answer" is null) = ("review"."answered_at" is null));--> statement-breakpoint
-- Pages that show the review are rendered again.
CREATE TRIGGER note_answer AFTER UPDATE OF answer ON review FOR EACH ROW EXECUTE FUNCTION note_review_change();