CREATE TABLE "review" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"order_id" uuid,
	"position" integer,
	"group_id" uuid NOT NULL,
	"product_url" text NOT NULL,
	"product_name" text NOT NULL,
	"colour" text NOT NULL,
	"size" text,
	"state" text NOT NULL,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"refusal" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "review_once" UNIQUE("order_id","position"),
	CONSTRAINT "review_of_line" CHECK ("review"."is_demo" = ("review"."order_id" is null) and "review"."is_demo" = ("review"."position" is null)),
	CONSTRAINT "review_refusal" CHECK (("review"."state" = 'REFUSED') = ("review"."refusal" is not null))
);
--> statement-breakpoint
CREATE TABLE "review_complaint" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"owner_id" uuid,
	"reason" text NOT NULL,
	"comment" text,
	"at" timestamp (3) with time zone NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "review_complaint_once" UNIQUE("review_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "review_helpful" (
	"review_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_helpful_review_id_owner_id_pk" PRIMARY KEY("review_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "review_invitation" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"review_id" uuid,
	"tint" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_photo_file" (
	"photo_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "review_photo_file_photo_id_width_format_pk" PRIMARY KEY("photo_id","width","format")
);
--> statement-breakpoint
CREATE TABLE "review_text" (
	"review_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"stars" integer NOT NULL,
	"fit" text,
	"height_cm" integer,
	"usual_size" text,
	"text" text NOT NULL,
	"pros" text,
	"cons" text,
	"is_anonymous" boolean NOT NULL,
	"author" text,
	"photos" jsonb NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_text_review_id_slot_pk" PRIMARY KEY("review_id","slot"),
	CONSTRAINT "review_text_stars" CHECK ("review_text"."stars" between 1 and 5),
	CONSTRAINT "review_text_author" CHECK (not "review_text"."is_anonymous" or "review_text"."author" is null)
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_operator_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operator"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_position_order_line_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_line"("order_id","position") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_complaint" ADD CONSTRAINT "review_complaint_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_complaint" ADD CONSTRAINT "review_complaint_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_helpful" ADD CONSTRAINT "review_helpful_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitation" ADD CONSTRAINT "review_invitation_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_owner_id_principal_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."principal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo_file" ADD CONSTRAINT "review_photo_file_photo_id_review_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."review_photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_text" ADD CONSTRAINT "review_text_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_group" ON "review" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "review_owner" ON "review" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_state" ON "review" USING btree ("state");--> statement-breakpoint
CREATE INDEX "review_complaint_owner" ON "review_complaint" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_complaint_open" ON "review_complaint" USING btree ("review_id") WHERE "review_complaint"."is_open";--> statement-breakpoint
CREATE INDEX "review_helpful_owner" ON "review_helpful" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_photo_owner" ON "review_photo" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
-- Reviews that pages show: processes that keep them in memory, or whole pages, follow these notes as they do those of goods.
CREATE FUNCTION note_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'review' THEN
		INSERT INTO goods_change (group_id) VALUES (OLD.group_id);
	ELSE
		-- A review that goes takes its rows along, and is noted by itself.
		INSERT INTO goods_change (group_id)
		SELECT group_id FROM review WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.review_id ELSE NEW.review_id END;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER note_review AFTER DELETE ON review FOR EACH ROW EXECUTE FUNCTION note_review_change();--> statement-breakpoint
CREATE TRIGGER note_shown AFTER INSERT OR UPDATE ON review_text FOR EACH ROW WHEN (NEW.slot = 'SHOWN') EXECUTE FUNCTION note_review_change();--> statement-breakpoint
CREATE TRIGGER note_hidden AFTER DELETE ON review_text FOR EACH ROW WHEN (OLD.slot = 'SHOWN') EXECUTE FUNCTION note_review_change();--> statement-breakpoint
CREATE TRIGGER note_helpful AFTER INSERT OR DELETE ON review_helpful FOR EACH ROW EXECUTE FUNCTION note_review_change();
