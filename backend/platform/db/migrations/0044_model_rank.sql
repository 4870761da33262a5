CREATE TABLE "model_rank" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"score" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_rank" ADD CONSTRAINT "model_rank_group_id_variant_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."variant_group"("id") ON DELETE cascade ON UPDATE no action;