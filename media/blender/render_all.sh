#!/bin/bash
# Renders every picture whose master is older than its script (STRICT=1: or than hlib/kit), one at a time, and writes the WebP master.
# usage: render_all.sh [name ...]      env: W H SPP THREADS FORCE=1
# A name is a scene, or a line of views.txt: another view of a scene (name, scene, view).
cd "$(dirname "$0")" || exit 1; M=../masters; O=../out; mkdir -p $M $O
W=${W:-1600}; H=${H:-1000}; SPP=${SPP:-40}; NAMES="$*"; [ -n "$NAMES" ] || NAMES="$(cd scenes && ls *.py | sed 's/\.py$//') $(cut -d' ' -f1 views.txt)"
for n in $NAMES; do
  read -r _ scene view < <(grep "^$n " views.txt || echo "$n $n"); s=scenes/$scene.py; o=$M/$(echo $n | tr _ -).webp
  [ -f $s ] || { echo "no scene $n"; continue; }
  if [ -z "$FORCE" ] && [ -f $o ] && [ $o -nt $s ] && { [ -z "$STRICT" ] || { [ $o -nt hlib.py ] && [ $o -nt kit.py ]; }; }; then echo "up to date: $o"; continue; fi
  h=$H; [ $n = exterior_dusk ] && h=$((W*9/16))   # the exterior is composed for 16:9
  rm -f $O/$n.png; echo "$(date +%T) $n"; nice -n 15 blender -b -P $s -- w=$W h=$h spp=$SPP ${view:+view=$view} out=$n.png > $O/$n.log 2>&1
  grep -hE 'RENDER_S|Traceback|Error:' $O/$n.log | grep -v 'Not freed'
  [ -f $O/$n.png ] && cwebp -quiet -m 6 -q 92 -sharp_yuv $O/$n.png -o $o
done
