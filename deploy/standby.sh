#!/bin/sh
# Carries what the website has stored over to the folder of a standby: by `rsync`, so that folder may be
# on another machine. Run by standby.timer; `npm run drills -- standby` tests this very file.
#   DATA_DIR  the folder of the running website    COPY_DIR  a folder for the copy, on the same machine
#   STANDBY   such as standby.example:/var/lib/hospital, where no website runs as long as this one does
#   MAX_ERASED  of how many files of photos that are gone at once nobody has to say that they were erased: 100
set -eu

mkdir -p -m 700 "$COPY_DIR"
node_modules/.bin/node commands/copy-database.ts "$COPY_DIR/hospital.db"

# A photo that is being written stays behind, and one that is erased meanwhile (24) is gone there at the next round.
carry_photos() {
	status=0
	rsync -a --delete --delete-excluded --exclude '*.part' "$@" "$DATA_DIR/uploads/" "$STANDBY/uploads/" || status=$?
	[ "$status" -eq 24 ] || return "$status"
}

# Photos first: each is there before the database that names it. They never change, so only new ones travel.
# What was erased (25) goes there too, but not so much at once as a lost disk would look like.
if [ -d "$DATA_DIR/uploads" ]; then
	carry_photos --max-delete=0 || {
		[ "$status" -eq 25 ]
		erased=$(carry_photos -n -i | grep -c '^[*]deleting') || true
		if [ "$erased" -gt "${MAX_ERASED:-100}" ]; then
			echo "$erased photos of $STANDBY are not in $DATA_DIR any more: look there first. Nothing was carried over." >&2
			exit 1
		fi
		carry_photos
	}
fi

# Without the key, staff could not use their authenticator apps.
if [ -e "$DATA_DIR/secret" ]; then
	rsync -a "$DATA_DIR/secret" "$STANDBY/"
fi
rsync -a "$COPY_DIR/hospital.db" "$STANDBY/"
