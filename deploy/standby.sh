#!/bin/sh
# Carries what the website has stored over to the folder of a standby: by `rsync`, so that folder may be
# on another machine. Run by standby.timer; `npm run drills -- standby` tests this very file.
#   DATA_DIR  the folder of the running website    COPY_DIR  a folder for the copy, on the same machine
#   STANDBY   such as standby.example:/var/lib/hospital, where no website runs as long as this one does
set -eu

mkdir -p -m 700 "$COPY_DIR"
node_modules/.bin/node commands/copy-database.ts "$COPY_DIR/hospital.db"

# Photos first: each is there before the database that names it. They never change, so only new ones travel.
# What was erased goes there too, but not so much at once as a lost disk would look like.
# A photo that is being written stays behind, and one that is erased meanwhile (24) is gone there at the next round.
if [ -d "$DATA_DIR/uploads" ]; then
	rsync -a --delete --delete-excluded --max-delete=100 --exclude '*.part' \
		"$DATA_DIR/uploads/" "$STANDBY/uploads/" || [ $? -eq 24 ]
fi

# Without the key, staff could not use their authenticator apps.
if [ -e "$DATA_DIR/secret" ]; then
	rsync -a "$DATA_DIR/secret" "$STANDBY/"
fi
rsync -a "$COPY_DIR/hospital.db" "$STANDBY/"
