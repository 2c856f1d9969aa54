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
if [ -d "$DATA_DIR/uploads" ]; then
	rsync -a --delete --max-delete=100 "$DATA_DIR/uploads/" "$STANDBY/uploads/"
fi

# Without the key, staff could not use their authenticator apps.
if [ -e "$DATA_DIR/secret" ]; then
	rsync -a "$DATA_DIR/secret" "$STANDBY/"
fi
rsync -a "$COPY_DIR/hospital.db" "$STANDBY/"
